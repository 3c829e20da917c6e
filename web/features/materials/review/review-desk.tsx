import { useState } from "react";
import type { ReviewQueue } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../materials.module.css";
import { reviewVersion, useReviews } from "../materials.ts";
import { fileFacts, languageName, typeName } from "../names.ts";
import { Thumb } from "../thumb.tsx";

type Waiting = ReviewQueue["waiting"][number];

/** What hotels sent and nobody has decided about, the longest waiting first. */
export function ReviewDesk() {
  const [returning, setReturning] = useState<Waiting>();
  const { run, busyWith } = useWrite(reviewVersion);
  const decide = async (waiting: Waiting, comment?: string) => {
    setReturning(undefined);
    const review = comment ? ({ to: "returned", comment } as const) : ({ to: "published" } as const);
    const done = await run({ id: waiting.version.id, review });
    const { title } = waiting;
    if (done.state === "done")
      toast({ text: comment ? m.materials_returned({ title }) : m.materials_published({ title }) });
    else
      toast({ tone: "bad", text: done.state === "conflict" ? m.materials_decided() : m.materials_failed() });
  };
  return (
    <>
      <QueryView query={useReviews()}>
        {({ waiting }) =>
          waiting.length === 0 ? (
            <EmptyState title={m.materials_none_waiting()} text={m.materials_none_waiting_text()} />
          ) : (
            <ul className={styles.rows}>
              {waiting.map((one) => (
                <li key={one.version.id} className={styles.row}>
                  <Thumb type={one.type} title={one.title} picture={one.picture} />
                  <div>
                    <h2>{one.title}</h2>
                    <p className={styles.itemText}>
                      {one.hotel.name}. {typeName(one.type)}, {languageName(one.language)},{" "}
                      {m.materials_version({ number: one.version.number })}. {fileFacts(one.version.file)}
                    </p>
                    <p className={styles.itemText}>
                      {m.materials_sent_on({ day: formatDate(one.version.createdAt) })} {one.version.changes}
                    </p>
                  </div>
                  <div className={styles.rowActions}>
                    <a {...buttonLook({ look: "outline", size: "small" })} href={one.path} download>
                      {m.materials_open_file()}
                    </a>
                    <Button look="outline" size="small" onClick={() => setReturning(one)}>
                      {m.materials_return()}
                    </Button>
                    <Button
                      size="small"
                      isBusy={busyWith?.id === one.version.id}
                      onClick={() => void decide(one)}
                    >
                      {m.materials_publish()}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {returning && (
        <ReasonDialog
          title={m.materials_return_title()}
          text={m.materials_return_text({ title: returning.title })}
          action={m.materials_return()}
          onClose={() => setReturning(undefined)}
          onConfirm={(comment) => void decide(returning, comment)}
        />
      )}
    </>
  );
}
