import { keepTogether } from "./keep-together.ts";

/** The headline of a chapter. */
export function ChapterTitle({ title }: { title: string }) {
  return <h2 className="d2">{keepTogether(title)}</h2>;
}
