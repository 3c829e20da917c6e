import { useId } from "react";
import { cropOf } from "#domain/heroes/crop.ts";
import type { Focus } from "#domain/journeys/cover.ts";
import styles from "./cover.module.css";
import type { Measured } from "./measured-cover.ts";

type Size = { width: number; height: number };
type CropProps = { picture: Measured; focus: Focus; window: Size; name: string; title: string };

/** What one page shows of the cover, under its title. */
export function Crop({ picture, focus, window: { width, height }, name, title }: CropProps) {
  const id = useId();
  const crop = cropOf(picture, { window: { width, height }, focus: { x: focus.x / 100, y: focus.y / 100 } });
  const size = { width: width / crop.width, height: height / crop.height };
  const place = { x: -crop.left * size.width, y: -crop.top * size.height };
  return (
    <figure className={styles.crop}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
        <defs>
          <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
            <stop offset="0" stopColor="#14100c" stopOpacity="0.86" />
            <stop offset="0.6" stopColor="#14100c" stopOpacity="0.35" />
            <stop offset="1" stopColor="#14100c" stopOpacity="0.15" />
          </linearGradient>
        </defs>
        <image href={picture.src} {...place} {...size} preserveAspectRatio="none" />
        <rect width={width} height={height} fill={`url(#${id})`} />
        <foreignObject x={width * 0.06} y={0} width={width * 0.88} height={height * 0.93}>
          <div className={styles.cropTitle} data-tall={height > width || undefined}>
            <p>{title}</p>
          </div>
        </foreignObject>
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
