import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { type Visibility, visibilities } from "#domain/profile/visibility.ts";
import { m } from "#messages/messages.js";
import styles from "./profile.module.css";

const names: Record<Visibility, () => string> = {
  private: m.profile_visibility_private,
  members: m.profile_visibility_members,
  public: m.profile_visibility_public,
};

/** Who sees a field, at the end of its label's line. */
export function VisibilitySelect({ of, ...select }: { of: string } & ComponentProps<"select">) {
  return (
    <span className={styles.visibility}>
      <select {...select} aria-label={m.profile_visibility_of({ field: of })}>
        {visibilities.map((visibility) => (
          <option key={visibility} value={visibility}>
            {names[visibility]()}
          </option>
        ))}
      </select>
      <ChevronDown size={13} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}

/** A field and who sees it. */
export function WithVisibility({ select, children }: { select: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.withVisibility}>
      {children}
      {select}
    </div>
  );
}
