import { Lock } from "lucide-react";
import type { MaterialType, Situation } from "#domain/materials/materials.ts";
import styles from "./materials.module.css";
import { typeName } from "./names.ts";

type ThumbProps = { type: MaterialType; title: string; picture: string | null; situation?: Situation };

/** Photographs and films fill their place; of a document the whole first page is seen. */
const filling: MaterialType[] = ["photo", "film"];

/** A material at a glance, honest to its kind: the photograph itself, a document's first page, or a sheet with its title. */
export function Thumb({ type, title, picture, situation = "open" }: ThumbProps) {
  if (picture) {
    return (
      <span className={styles.thumb} data-whole={filling.includes(type) ? undefined : ""}>
        <img src={picture} alt="" loading="lazy" />
      </span>
    );
  }
  return (
    <span className={styles.thumb} data-situation={situation} aria-hidden="true">
      <span className={styles.sheet}>
        <small>{typeName(type)}</small>
        <span>{title}</span>
        <i />
        <i />
      </span>
      {situation === "embargoed" && <Lock className={styles.lock} size={18} strokeWidth={1.4} />}
    </span>
  );
}
