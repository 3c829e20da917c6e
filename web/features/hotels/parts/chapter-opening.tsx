import { classNames } from "#web/ui/class-names.ts";
import { ChapterTitle } from "./chapter-title.tsx";
import styles from "./parts.module.css";

/** The words a chapter opens with. */
export function ChapterOpening({ title, lead }: { title: string; lead: string | null }) {
  return (
    <div className={classNames("grid-12", styles.chapterOpening)}>
      <ChapterTitle title={title} />
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
