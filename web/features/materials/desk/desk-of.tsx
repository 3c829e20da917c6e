import type { Desk, DeskMaterial } from "#domain/materials/materials.ts";
import type { VersionState } from "#domain/materials/versions.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../materials.module.css";
import { useDesk } from "../materials.ts";
import { fileFacts, languageName, stateName, typeName } from "../names.ts";
import { Thumb } from "../thumb.tsx";
import { KitGrid, KitHead } from "./kit-grid.tsx";
import { TakeLogView } from "./take-log.tsx";
import { UploadForm } from "./upload-form.tsx";

type DeskOfProps = { hotelId: string; canSend: boolean; isReviewed?: boolean };

/** One hotel's materials: what was sent and what became of it, what its kit lacks, who took what, and the way to send more. */
export function DeskOf({ hotelId, canSend, isReviewed = true }: DeskOfProps) {
  const onSent = (title: string) =>
    toast({ text: isReviewed ? m.materials_sent({ title }) : m.materials_published({ title }) });
  const query = useDesk(hotelId);
  return (
    <div className={styles.desk}>
      <div>
        <QueryView query={query}>{(desk) => <Kit desk={desk} />}</QueryView>
      </div>
      {/* Under a kit on its way it would be pushed down by it; on a phone it comes before the long list. */}
      {canSend && !query.isLoading && <UploadForm hotelId={hotelId} onSent={onSent} />}
      {query.data && (
        <div>
          <Sent desk={query.data} />
          {query.data.takes.takes > 0 && <TakeLogView hotelId={hotelId} />}
        </div>
      )}
    </div>
  );
}

function Kit({ desk }: { desk: Desk }) {
  const { takes, people } = desk.takes;
  return (
    <section className={styles.completeness} aria-labelledby="kit">
      <KitHead desk={desk} />
      <KitGrid desk={desk} />
      <p className={styles.itemText}>{m.materials_takes({ takes, people })}</p>
    </section>
  );
}

function Sent({ desk: { materials } }: { desk: Desk }) {
  if (materials.length === 0)
    return <EmptyState title={m.materials_desk_none()} text={m.materials_desk_none_text()} />;
  return (
    <ul className={styles.rows}>
      {materials.map((material) => (
        <DeskRow key={material.id} material={material} />
      ))}
    </ul>
  );
}

const tones: Record<VersionState, "ok" | "warn" | "bad" | "neutral" | "info"> = {
  uploaded: "neutral",
  in_review: "info",
  returned: "warn",
  published: "ok",
  superseded: "neutral",
  expired: "bad",
};

function DeskRow({ material }: { material: DeskMaterial }) {
  const [newest, ...older] = material.versions;
  if (!newest) return null;
  return (
    <li className={styles.row}>
      <Thumb type={material.type} title={material.title} picture={newest.picture} />
      <div>
        <h2>{material.title}</h2>
        <p className={styles.itemText}>
          {typeName(material.type)}, {languageName(material.language)}. {fileFacts(newest.file)}
        </p>
        {[newest, ...older].map(({ id, number, state, comment, createdAt, takes }) => (
          <p key={id} className={styles.itemText}>
            {m.materials_version({ number })}, {formatDate(createdAt)}.{" "}
            <Badge tone={tones[state]}>{stateName(state)}</Badge>{" "}
            {takes > 0 && m.materials_taken({ count: takes })} {comment}
          </p>
        ))}
      </div>
    </li>
  );
}
