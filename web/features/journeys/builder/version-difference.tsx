import { useQuery } from "@tanstack/react-query";
import { type BlockDifference, compareDocuments, compareHeads } from "#domain/journeys/compare-documents.ts";
import { type Journey, JourneyDocument, type JourneyHead } from "#domain/journeys/journeys.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import type { JourneysApi } from "#server/journeys/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { Badge } from "#web/ui/badge.tsx";
import { JOURNEYS } from "../keys.ts";
import { kindName } from "../words.ts";
import styles from "./builder.module.css";
import { fieldName } from "./field-names.ts";
import { sideWords } from "./side-words.ts";

const tones = { added: "ok", removed: "bad", changed: "warn" } as const;
const names: Record<keyof typeof tones, () => string> = {
  added: m.journeys_difference_added,
  removed: m.journeys_difference_removed,
  changed: m.journeys_difference_changed,
};

/** What is different now from what was published: each field as it was and as it is. */
export function VersionDifference({ journey, snapshotId }: { journey: Journey; snapshotId: string }) {
  const param = { id: journey.id, snapshotId };
  const version = useQuery({
    queryKey: [...JOURNEYS, "version", snapshotId],
    queryFn: async () =>
      JourneyDocument.parse(
        await bodyOf(await memberApi<JourneysApi>().journeys[":id"].history[":snapshotId"].$get({ param })),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryView query={version}>
      {(then) => {
        const differences = compareDocuments(then, journey);
        // Whom it is for is no part of what was published, and restoring leaves it.
        const fields = compareHeads(then.head, journey.head).filter((field) => field !== "clientId");
        if (differences.length + fields.length === 0) {
          return <p className="note">{m.journeys_history_same()}</p>;
        }
        return (
          <ul className={styles.plain}>
            {fields.length > 0 && (
              <li>
                <Badge tone="warn">{m.journeys_difference_changed()}</Badge> {m.journeys_details()}
                <Fields fields={fields} before={then.head} now={journey.head} head={journey.head} />
              </li>
            )}
            {differences.map((difference) => (
              <li key={difference.block.id}>
                <OneBlock difference={difference} head={journey.head} />
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}

function OneBlock({ difference, head }: { difference: BlockDifference; head: JourneyHead }) {
  const { block, before, kind, fields } = difference;
  return (
    <>
      <Badge tone={tones[kind]}>{names[kind]()}</Badge>{" "}
      {inLanguage(block.title, head.language) || kindName(block.kind)}
      {before && fields.length > 0 && <Fields {...{ fields, before, head }} now={block} />}
    </>
  );
}

type FieldsProps<T extends object> = { fields: (keyof T)[]; before: T; now: T; head: JourneyHead };

function Fields<T extends object>({ fields, before, now, head }: FieldsProps<T>) {
  return (
    <ul className={styles.changes}>
      {fields.map((field) => (
        <li key={String(field)}>
          {fieldName(String(field))}: <del>{sideWords(String(field), before[field], head)}</del>{" "}
          <ins>{sideWords(String(field), now[field], head)}</ins>
        </li>
      ))}
    </ul>
  );
}
