import { ChapterTitle } from "./chapter-title.tsx";

/** The words a chapter opens with. */
export function ChapterOpening({ title, lead }: { title: string; lead: string | null }) {
  return (
    <div className="grid-12 chapter-opening">
      <ChapterTitle title={title} />
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
