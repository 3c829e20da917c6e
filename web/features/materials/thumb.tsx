import { Lock } from "lucide-react";
import type { MaterialType, Situation } from "#domain/materials/materials.ts";
import styles from "./materials.module.css";
import { typeName } from "./names.ts";

type ThumbProps = { type: MaterialType; title: string; picture: string | null; situation?: Situation };

/** A material at a glance, honest to its kind: the photograph itself, or a sheet with its title. */
export function Thumb({ type, title, picture, situation = "open" }: ThumbProps) {
  if (picture) {
    return (
      <span className={styles.thumb}>
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
