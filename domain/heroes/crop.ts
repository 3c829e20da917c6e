type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** The part of a picture that a window shows, as shares of the picture: what `object-fit: cover` leaves at a point. */
export function cropOf(picture: Size, { window, focus }: { window: Size; focus: Point }) {
  const shape = picture.width / picture.height;
  const asked = window.width / window.height;
  const width = asked < shape ? asked / shape : 1;
  const height = asked < shape ? 1 : shape / asked;
  return { left: (1 - width) * focus.x, top: (1 - height) * focus.y, width, height };
}
