/** The words a chapter opens with. */
export function ChapterOpening({ title, lead }: { title: string; lead: string | null }) {
  return (
    <div className="grid-12 chapter-opening">
      <h2 className="d2">{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
