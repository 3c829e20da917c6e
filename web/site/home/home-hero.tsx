import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { films } from "#web/art/generated/art.ts";
import { HeroPicture } from "#web/features/heroes/hero-picture.tsx";
import type { HeroView } from "#web/features/heroes/hero-view.ts";
import { Hero } from "#web/ui/hero/hero.tsx";
import type { HeroMedia } from "#web/ui/hero/hero-media.ts";
import { TypingHeading } from "#web/ui/typing/typing-heading.tsx";

/** 2. The opening, with its film and its typed line. */
export function HomeHero({ hero }: { hero: HeroView | null }) {
  return (
    <Hero
      label={m.home_hero_label()}
      picture={<HeroPicture hero={hero} fallback="hero-home" sizes="100vw" isTallOnPhone />}
      media={hero?.media ?? houseFilm()}
      heading={<TypingHeading tagline={m.home_hero_tagline()} word={m.home_hero_word()} />}
      text={m.home_description()}
      more={{ label: m.home_hero_more(), text: m.home_hero_more_text() }}
    />
  );
}

/** The house's own film, for while an administrator has published nothing. */
function houseFilm(): HeroMedia {
  const { src, lightSrc, alt } = films["hero-home-film"];
  return { kind: "film", src, lightSrc, label: alt[getLocale()] };
}
