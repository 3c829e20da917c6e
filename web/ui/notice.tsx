import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

const icons = { warn: TriangleAlert, bad: CircleAlert, ok: CircleCheck };

/** A strip that tells the reader something about what they are doing; a bad one is announced at once. */
export function Notice({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div
      className={styles.notice}
      data-slot="notice"
      data-tone={tone}
      role={tone === "bad" ? "alert" : "status"}
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
