import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { m } from "#messages/messages.js";
import styles from "#web/features/profile/profile.module.css";
import fieldStyles from "#web/ui/field.module.css";
import { type Crop, cropSide, MAX_ZOOM, moveCrop, zoomCrop } from "./crop.ts";
import { drawCrop } from "./draw-crop.ts";

const PIXELS = 640;
/** One press of an arrow key, as a share of what is seen. */
const STEP = 0.04;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type CropStageProps = { picture: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void };

/** The picture under a round window: dragged, moved by arrow keys, brought nearer by the slider, + and -. */
export function CropStage({ picture, crop, onCrop }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hintId = useId();
  const zoomId = useId();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const side = cropSide(picture, crop.zoom);
  const zoomTo = (zoom: number) => onCrop(zoomCrop(picture, crop, zoom));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const scale = side / event.currentTarget.clientWidth;
    onCrop(moveCrop(picture, crop, { x: -event.movementX * scale, y: -event.movementY * scale }));
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) onCrop(moveCrop(picture, crop, { x: arrow.x * side * STEP, y: arrow.y * side * STEP }));
    else if (event.key === "+" || event.key === "=") zoomTo(crop.zoom + 0.2);
    else if (event.key === "-") zoomTo(crop.zoom - 0.2);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.crop}>
      <div
        className={styles.cropWindow}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved by keys
        tabIndex={0}
        role="application"
        aria-label={m.profile_photo_stage()}
        aria-describedby={hintId}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={PIXELS} height={PIXELS} />
      </div>
      <p id={hintId} className="note">
        {m.profile_photo_stage_hint()}
      </p>
      <label className={fieldStyles.fieldLabel} data-slot="field-label" htmlFor={zoomId}>
        {m.profile_photo_zoom()}
      </label>
      <input
        id={zoomId}
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={crop.zoom}
        onChange={(event) => zoomTo(Number(event.target.value))}
      />
    </div>
  );
}
