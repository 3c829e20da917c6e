import { films } from "#web/art/generated/art.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Hero } from "#web/ui/hero/hero.tsx";
import type { HeroMedia } from "#web/ui/hero/hero-media.ts";
import { Mark } from "#web/ui/mark.tsx";
import type { NavEntry } from "#web/ui/navigation/nav-entry.ts";
import { TopBar } from "#web/ui/navigation/top-bar.tsx";
import { Picture } from "#web/ui/picture.tsx";
import styles from "./development.module.css";
import { Specimen } from "./specimen.tsx";

const entries: NavEntry[] = [
  { label: "Sobre", to: "/about" },
  {
    label: "Lilamonde",
    items: [
      { label: "Sobre Lilamonde", gloss: "A comunidade e a coleção", to: "/lilamonde" },
      { label: "Velaa Private Island", gloss: "Maldivas, uma ilha", to: "/velaa-private-island" },
    ],
  },
  { label: "Contato", to: "/contact" },
];

const openings: { name: string; media: HeroMedia }[] = [
  { name: "Uma imagem", media: { kind: "image" } },
  { name: "Um filme", media: { kind: "film", src: films["hero-home-film"].src, label: "Um filme da casa" } },
  {
    name: "Um filme de fora",
    media: { kind: "embed", provider: "vimeo", videoId: "76979871", label: "Um filme de fora" },
  },
];

export function OpeningsGallery() {
  return (
    <>
      <Specimen name="Navegação, lista e menu">
        <div className={styles.whole}>
          <TopBar
            entries={entries}
            brand={<Mark className={styles.mark} />}
            language={null}
            action={() => (
              <ButtonLink to="/auth" look="outline" size="work">
                Acessar portal
              </ButtonLink>
            )}
          />
        </div>
      </Specimen>
      <Specimen name="Abertura">
        {openings.map(({ name, media }) => (
          <div key={name} className={styles.whole}>
            <Hero
              label={name}
              picture={<Picture name="hero-home" sizes="100vw" isDecorative />}
              media={media}
              heading={<p className="d1">{name}</p>}
              text="Uma frase, e mais nada."
              more={{ label: "A nota", text: "O que se abre embaixo." }}
            />
          </div>
        ))}
      </Specimen>
    </>
  );
}
