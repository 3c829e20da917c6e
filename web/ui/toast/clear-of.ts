export type Box = { left: number; right: number; top: number; bottom: number };
type Screen = { width: number; height: number };
type Note = { width: number; height: number; margin: number };

const GAP = 8;
/** A note that would have to go higher than this share of the screen stays where it is. */
const HIGHEST = 0.6;

/** How far above the lower edge a note stands so that it covers none of these boxes, as seen on the screen. */
export function clearOf(boxes: readonly Box[], screen: Screen, note: Note): number {
  let above = note.margin;
  const [left, right] = [screen.width - note.margin - note.width, screen.width - note.margin];
  for (const box of boxes.toSorted((a, b) => b.bottom - a.bottom)) {
    const [top, bottom] = [screen.height - above - note.height, screen.height - above];
    const isUnder = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    if (isUnder) above = screen.height - box.top + GAP;
  }
  return above + note.height > screen.height * HIGHEST ? note.margin : above;
}
