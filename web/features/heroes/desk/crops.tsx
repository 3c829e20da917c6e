import { useId } from "react";
import { cropOf } from "#domain/heroes/crop.ts";
import type { HeroLook, Measured } from "#domain/heroes/hero-desk.ts";
import { type HeroScreen, heroScreens, heroWindows } from "#domain/heroes/hero-pages.ts";
import type { contrastsOf } from "#domain/heroes/publish-blockers.ts";
import type { SitePage } from "#domain/site/pages.ts";
import { m } from "#messages/messages.js";
import { numberFormat } from "#web/locale/formats.ts";
import { Badge } from "#web/ui/badge.tsx";
import styles from "./desk.module.css";
import { screenNames } from "./focus-stage.tsx";
import { pageHeadings } from "./page-words.ts";
import { pictureSource } from "./picture-source.ts";

type Contrast = ReturnType<typeof contrastsOf>[number];
type CropsProps = { look: HeroLook; measured: Measured; contrasts: Contrast[]; page: SitePage };

/** A contrast as people say it: 7,6. */
export const ratioText = (ratio: number) =>
  numberFormat({ maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(Math.floor(ratio * 10) / 10);

/** What each screen shows, with the page's own words and the veil under them. */
export function Crops({ look, measured, contrasts, page }: CropsProps) {
  return (
    <section className="stack" aria-label={m.heroes_crops()}>
      <h2 className={styles.heading}>{m.heroes_crops()}</h2>
      <div className={styles.crops}>
        {heroScreens.map((screen) => {
          const contrast = contrasts.find((each) => each.screen === screen);
          return (
            <figure key={screen} className={styles.crop} data-screen={screen}>
              <Crop {...{ look, measured, screen, page }} />
              <figcaption className={styles.actions}>
                {screenNames[screen]()}
                {contrast && <ContrastBadge contrast={contrast} />}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}

function ContrastBadge({ contrast: { words, isEnough } }: { contrast: Contrast }) {
  const ratio = ratioText(words);
  return (
    <Badge tone={isEnough ? "ok" : "bad"}>
      {isEnough ? m.heroes_reads({ ratio }) : m.heroes_reads_badly({ ratio })}
    </Badge>
  );
}

type CropProps = { look: HeroLook; measured: Measured; screen: HeroScreen; page: SitePage };

function Crop({ look, measured, screen, page }: CropProps) {
  const id = useId();
  const { width, height } = heroWindows[screen];
  const focus = { x: look.focus[screen].x / 10, y: look.focus[screen].y / 10 };
  const crop = cropOf(measured, { window: { width, height }, focus });
  const size = { width: width / crop.width, height: height / crop.height };
  const place = { x: -crop.left * size.width, y: -crop.top * size.height };
  const heading = pageHeadings[page]?.();
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={look.alt.pt || look.name}>
      <defs>
        <linearGradient id={`${id}foot`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#16120e" stopOpacity={screen === "phone" ? 0.9 : 0.78} />
          <stop
            offset={screen === "phone" ? 0.34 : 0.15}
            stopColor="#16120e"
            stopOpacity={screen === "phone" ? 0.72 : 0.5}
          />
          <stop offset={screen === "phone" ? 0.76 : 0.36} stopColor="#16120e" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}corner`} cx="0" cy="1" r="1">
          <stop offset="0" stopColor="#16120e" stopOpacity="0.66" />
          <stop offset="0.46" stopColor="#16120e" stopOpacity="0.58" />
          <stop offset="0.84" stopColor="#16120e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <image href={pictureSource(look, measured)} {...place} {...size} preserveAspectRatio="none" />
      {heading && (
        <>
          <g opacity={look.veil / 10}>
            <rect width={width} height={height} fill={`url(#${id}foot)`} />
            {screen !== "phone" && <rect width={width} height={height} fill={`url(#${id}corner)`} />}
          </g>
          <foreignObject x={width * 0.045} y={0} width={width * 0.9} height={height * 0.84}>
            <div className={styles.cropWords} data-screen={screen}>
              <p>{heading}</p>
            </div>
          </foreignObject>
        </>
      )}
    </svg>
  );
}
