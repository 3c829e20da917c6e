import type { Ref } from "react";
import type { SystemUpdates } from "#domain/updates/updates.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { inReadersLanguage } from "./in-readers-language.ts";
import styles from "./updates.module.css";
import { markUpdatesRead } from "./updates.ts";

/** The date of news is the long one of pt-BR, whoever reads (spec §2). */
const longDate = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long" });

type Update = SystemUpdates["updates"][number];

/** The label of each type (spec §9). */
export const types = {
  feature: { tone: "ok", label: m.updates_type_feature },
  improvement: { tone: "info", label: m.updates_type_improvement },
  fix: { tone: "warn", label: m.updates_type_fix },
  announcement: { tone: "brand", label: m.updates_type_announcement },
} as const satisfies Record<Update["updateType"], unknown>;

/** One update: a dot and a warm ground until it is read, which a press makes it (spec §4). */
export function UpdateItem({ update, ref }: { update: Update; ref?: Ref<HTMLButtonElement> }) {
  const { id, version, updateType, publishedAt, isRead } = update;
  const { title, description, lang } = inReadersLanguage(update);
  const { tone, label } = types[updateType];
  const { run: markRead } = useWrite(markUpdatesRead);
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className={styles.update}
        data-slot="update"
        data-unread={!isRead || undefined}
        onClick={() => !isRead && void markRead([id])}
      >
        <span className={styles.updateMeta}>
          <Badge tone={tone}>{label()}</Badge>
          {version && <span>v{version.replace(/^v/i, "")}</span>}
          <time dateTime={publishedAt} lang="pt-BR">
            {longDate.format(new Date(publishedAt))}
          </time>
        </span>
        <b lang={lang}>{title}</b>
        <span className={styles.updateText} lang={lang}>
          {description}
        </span>
        <span
          className={styles.updateDot}
          role="img"
          aria-label={isRead ? m.updates_read() : m.updates_unread()}
        />
      </button>
    </li>
  );
}
