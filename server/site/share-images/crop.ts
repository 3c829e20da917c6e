type Size = { width: number; height: number };
type Region = Size & { left: number; top: number };

/** The largest part of a picture in the shape of a frame, as near to its focal point as its edges allow. */
export function cropAround({ picture, focalPoint, frame }: CropInput): Region {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.floor(frame.width * scale);
  const height = Math.floor(frame.height * scale);
  return {
    width,
    height,
    left: start(picture.width, width, focalPoint.x),
    top: start(picture.height, height, focalPoint.y),
  };
}

type CropInput = { picture: Size; focalPoint: { x: number; y: number }; frame: Size };

function start(whole: number, part: number, focus: number): number {
  return Math.round(Math.min(Math.max(whole * focus - part / 2, 0), whole - part));
}
