export type Size = { width: number; height: number };
/** A square cut of a picture: how close, and where its middle lies in the picture's own pixels. */
export type Crop = { zoom: number; x: number; y: number };

export const MAX_ZOOM = 4;

/** The largest square in the middle. */
export function firstCrop({ width, height }: Size): Crop {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

/** How many pixels of the picture the square's side covers. */
export function cropSide({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

/** The cut moved by some of the picture's pixels; it never leaves the picture. */
export function moveCrop(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  return within(size, { ...crop, x: crop.x + by.x, y: crop.y + by.y });
}

/** The cut nearer or farther around its middle; never beyond the picture, nor nearer than makes sense. */
export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  return within(size, { ...crop, zoom: Math.min(MAX_ZOOM, Math.max(1, zoom)) });
}

function within(size: Size, crop: Crop): Crop {
  const half = cropSide(size, crop.zoom) / 2;
  const clamp = (at: number, length: number) => Math.min(length - half, Math.max(half, at));
  return { ...crop, x: clamp(crop.x, size.width), y: clamp(crop.y, size.height) };
}
