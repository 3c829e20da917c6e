import { m } from "#messages/messages.js";
import { HeroPicture } from "#web/features/heroes/hero-picture.tsx";
import type { HeroView } from "#web/features/heroes/hero-view.ts";
import { Hero } from "#web/ui/hero/hero.tsx";

/** The opening of the tools' page. */
export function SolutionsHero({ hero }: { hero: HeroView | null }) {
  return (
    <Hero
      label={m.home_hero_label()}
      picture={<HeroPicture hero={hero} fallback="solutions-still-life" sizes="100vw" isTallOnPhone />}
      media={hero?.media ?? { kind: "image" }}
      heading={<h1 className="d1">{m.solutions_heading()}</h1>}
      text={m.solutions_text()}
    />
  );
}
