import { type PointerEvent, useId } from "react";
import type { Focus } from "#domain/journeys/cover.ts";
import { m } from "#messages/messages.js";
import styles from "./cover.module.css";
import { Crop } from "./crop.tsx";
import type { Measured } from "./measured-cover.ts";

type FocusStageProps = { picture: Measured; focus: Focus; title: string; onFocus: (focus: Focus) => void };

const WIDTH = 1_000;
const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 100)));

/** The whole picture with the point that stays in view, and what each page shows of it. */
export function FocusStage({ picture, focus, title, onFocus }: FocusStageProps) {
  const height = (WIDTH * picture.height) / picture.width;
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === "pointermove" && event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    onFocus({
      x: percent((event.clientX - box.left) / box.width),
      y: percent((event.clientY - box.top) / box.height),
    });
  };
  const [x, y] = [(focus.x / 100) * WIDTH, (focus.y / 100) * height];
  return (
    <>
      <div className={styles.composition}>
        <svg
          className={styles.stage}
          viewBox={`0 0 ${WIDTH} ${height}`}
          role="img"
          aria-label={m.journeys_cover_stage({ x: focus.x, y: focus.y })}
          onPointerDown={onPointer}
          onPointerMove={onPointer}
        >
          <image href={picture.src} width={WIDTH} height={height} preserveAspectRatio="none" />
          {[1, 2].map((third) => (
            <g key={third} className={styles.thirds}>
              <line x1={(WIDTH / 3) * third} x2={(WIDTH / 3) * third} y1={0} y2={height} />
              <line y1={(height / 3) * third} y2={(height / 3) * third} x1={0} x2={WIDTH} />
            </g>
          ))}
          <circle className={styles.halo} cx={x} cy={y} r={27} />
          <circle className={styles.dot} cx={x} cy={y} r={8} />
        </svg>
        <div className={styles.crops}>
          <Crop
            {...{ picture, focus, title }}
            window={{ width: 640, height: 360 }}
            name={m.journeys_cover_desk()}
          />
          <Crop
            {...{ picture, focus, title }}
            window={{ width: 260, height: 400 }}
            name={m.journeys_cover_phone()}
          />
          <Crop
            {...{ picture, focus, title }}
            window={{ width: 483, height: 290 }}
            name={m.journeys_cover_paper()}
          />
        </div>
      </div>
      <p className={styles.hint}>{m.journeys_cover_hint()}</p>
      <div className={styles.sliders}>
        <Slider
          label={m.journeys_cover_x()}
          value={focus.x}
          onChange={(next) => onFocus({ ...focus, x: next })}
        />
        <Slider
          label={m.journeys_cover_y()}
          value={focus.y}
          onChange={(next) => onFocus({ ...focus, y: next })}
        />
      </div>
    </>
  );
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

/** A percent by an arrow key, ten by a page, or by a finger. */
function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id} className="figures">
        {value} %
      </output>
    </div>
  );
}
