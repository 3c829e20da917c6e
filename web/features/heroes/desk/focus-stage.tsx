import { type PointerEvent, useId } from "react";
import { cropOf } from "#domain/heroes/crop.ts";
import type { HeroLook, Measured } from "#domain/heroes/hero-desk.ts";
import { type HeroScreen, heroScreens, heroWindows } from "#domain/heroes/hero-pages.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import styles from "./desk.module.css";
import { pictureSource } from "./picture-source.ts";

export const screenNames = {
  desktop: m.heroes_screen_desktop,
  tablet: m.heroes_screen_tablet,
  phone: m.heroes_screen_phone,
} satisfies Record<HeroScreen, unknown>;

type Focus = HeroLook["focus"];
type FocusStageProps = {
  look: HeroLook;
  measured: Measured;
  screen: HeroScreen;
  onScreen: (screen: HeroScreen) => void;
  onFocus: (focus: Focus) => void;
};
const WIDTH = 1_000;
const tenth = (share: number) => Math.min(10, Math.max(0, Math.round(share * 10)));

/** The whole picture with what each screen shows of it, and the one point that is being moved. */
export function FocusStage({ look, measured, screen, onScreen, onFocus }: FocusStageProps) {
  const height = (WIDTH * measured.height) / measured.width;
  const { x, y } = look.focus[screen];
  const move = (point: { x: number; y: number }) => onFocus({ ...look.focus, [screen]: point });
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === "pointermove" && event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const [atX, atY] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    move({ x: tenth(atX), y: tenth(atY) });
  };
  const order = [...heroScreens].sort((one, other) => Number(one === screen) - Number(other === screen));
  return (
    <section className="stack" aria-label={m.heroes_focus()}>
      <div className={styles.actions}>
        <h2 className={styles.heading}>{m.heroes_focus()}</h2>
        {heroScreens.map((each) => (
          <Button
            key={each}
            look={each === screen ? "outline" : "quiet"}
            size="small"
            aria-pressed={each === screen}
            onClick={() => onScreen(each)}
          >
            {screenNames[each]()}
          </Button>
        ))}
        <Button look="quiet" size="small" onClick={() => move({ x: 5, y: 5 })}>
          {m.heroes_center()}
        </Button>
      </div>
      <svg
        className={styles.stage}
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={m.heroes_stage()}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <image
          href={pictureSource(look, measured)}
          width={WIDTH}
          height={height}
          preserveAspectRatio="none"
        />
        {order.map((each) => {
          const focus = { x: look.focus[each].x / 10, y: look.focus[each].y / 10 };
          const crop = cropOf(measured, { window: heroWindows[each], focus });
          const place = { x: crop.left * WIDTH, y: crop.top * height };
          const size = { width: crop.width * WIDTH, height: crop.height * height };
          return (
            <rect
              key={each}
              className={styles.frame}
              data-open={each === screen || undefined}
              {...place}
              {...size}
            />
          );
        })}
        <circle className={styles.point} cx={(x / 10) * WIDTH} cy={(y / 10) * height} r={22} />
      </svg>
      <p className={styles.quiet}>{m.heroes_focus_hint()}</p>
      <div className={styles.pair}>
        <Slider label={m.heroes_focus_x()} value={x} onChange={(next) => move({ x: next, y })} />
        <Slider label={m.heroes_focus_y()} value={y} onChange={(next) => move({ x, y: next })} />
      </div>
    </section>
  );
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

/** Tenths by the arrow keys or a finger. */
export function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={10}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
