import { FileText } from "lucide-react";
import type { SnapshotAttachment } from "#domain/journeys/snapshot.ts";
import { m } from "#messages/messages.js";
import { useOwnFile } from "./own-files.tsx";
import styles from "./proposals.module.css";

const kinds: Record<string, string> = { "application/pdf": "PDF" };

/** The papers that go with an item, to be saved. */
export function Attachments({ attachments }: { attachments: readonly SnapshotAttachment[] }) {
  const addressOf = useOwnFile();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.attachments} aria-label={m.proposals_documents()}>
      {attachments.map(({ id, name, mediaType, bytes }) => (
        <li key={id}>
          <FileText size={16} strokeWidth={1.5} aria-hidden="true" />
          <a href={addressOf(id, 960)} download={name}>
            {name}
          </a>
          <span>
            {m.proposals_document_size({
              kind: kinds[mediaType] ?? name.split(".").at(-1)!.toUpperCase(),
              size: Math.ceil(bytes / 1_000),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
