import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { films } from "#web/art/generated/art.ts";
import { Hero } from "#web/ui/hero/hero.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { TypingHeading } from "#web/ui/typing/typing-heading.tsx";

/** 2. The opening, with its film and its typed line. */
export function HomeHero() {
  const film = films["hero-home-loop"];
  return (
    <Hero
      label={m.home_hero_label()}
      picture={<Picture name="hero-home" sizes="100vw" isPriority isTallOnPhone />}
      media={{ kind: "film", src: film.src, label: film.alt[getLocale()] }}
      heading={<TypingHeading tagline={m.home_hero_tagline()} word={m.home_hero_word()} />}
      text={m.home_description()}
      more={{ label: m.home_hero_more(), text: m.home_hero_more_text() }}
    />
  );
}
