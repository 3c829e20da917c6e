import { classNames } from "#web/ui/class-names.ts";
import { keepTogether } from "./keep-together.ts";
import styles from "./parts.module.css";

/** Paragraphs, if there are any: one below the other, or side by side where there is room. */
export function Prose({ paragraphs, isInColumns }: { paragraphs: string[]; isInColumns?: boolean }) {
  if (paragraphs.length === 0) return null;
  return (
    <div
      className={classNames(styles.chapterProse, isInColumns && styles.chapterProseColumns)}
      data-slot="chapter-prose"
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="prose">
          {keepTogether(paragraph)}
        </p>
      ))}
    </div>
  );
}
