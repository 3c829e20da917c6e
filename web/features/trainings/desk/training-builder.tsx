import { useState } from "react";
import { writingParts } from "#domain/hotels/members.ts";
import { contentFaultsOf } from "#domain/trainings/quiz.ts";
import type { TrainingContent, TrainingDesk } from "#domain/trainings/trainings.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { whoMay } from "#web/portal/house/who-may.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Faults } from "#web/ui/parts-editor/parts-editor.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { ContentEditor } from "./content-editor.tsx";
import styles from "./desk.module.css";
import { editTraining, moveTraining, useDesk } from "./desk.ts";
import { TakersList } from "./takers-list.tsx";
import { faultWords, stateNames } from "./words.ts";

type BuilderProps = { id: string; home: string; canWrite: boolean };

/** A training as it is written, and who takes it. */
export function TrainingBuilder({ id, home, canWrite }: BuilderProps) {
  return (
    <QueryView query={useDesk(id)} head={<PageHead title={m.trainings_menu()} />} lines={6}>
      {(desk) => <Desk key={desk.version} {...{ desk, home, canWrite }} />}
    </QueryView>
  );
}

function Desk({ desk, home, canWrite }: { desk: TrainingDesk } & Omit<BuilderProps, "id">) {
  const [content, setContent] = useState(desk.content);
  const faults = contentFaultsOf(content);
  const isChanged = JSON.stringify(content) !== JSON.stringify(desk.content);
  const text = [stateNames[desk.state].label(), desk.hotel?.name ?? "Lilamonde"].join(". ");
  return (
    <>
      <PageHead
        title={said(content.title) || m.trainings_untitled()}
        text={text}
        actions={
          <>
            <ButtonLink look="outline" size="work" to={home}>
              {m.trainings_all()}
            </ButtonLink>
            {canWrite && <Moves {...{ desk, content, isChanged, faults: faults.length }} />}
          </>
        }
      />
      <section className={styles.part} aria-labelledby="takers">
        <h2 id="takers">{m.trainings_people()}</h2>
        <TakersList id={desk.id} />
      </section>
      {!canWrite && <p className="note">{whoMay(writingParts)}</p>}
      {canWrite && (
        <section className={styles.part} aria-labelledby="contents">
          <h2 id="contents">{m.trainings_contents()}</h2>
          {faults.length > 0 && (
            <Faults
              title={m.trainings_faults()}
              faults={faults.map((fault) => ({
                key: `${fault.fault} ${fault.at}`,
                text: faultWords(fault),
              }))}
            />
          )}
          <ContentEditor content={content} onChange={setContent} />
        </section>
      )}
    </>
  );
}

type MovesProps = { desk: TrainingDesk; content: TrainingContent; isChanged: boolean; faults: number };

function Moves({ desk: { id, version, state }, content, isChanged, faults }: MovesProps) {
  const edit = useWrite(editTraining);
  const move = useWrite(moveTraining);
  const tell = (outcome: string, done: string) =>
    toast(
      outcome === "done"
        ? { text: done }
        : { text: outcome === "conflict" ? m.trainings_conflict() : m.trainings_failed(), tone: "bad" },
    );
  const keep = async () => tell((await edit.run({ id, version, content })).state, m.trainings_kept());
  const turn = async () => {
    let at = version;
    if (isChanged) {
      const kept = await edit.run({ id, version, content });
      if (kept.state !== "done") return tell(kept.state, "");
      at = kept.value.version;
    }
    const to = state === "published" ? "retired" : "published";
    const done = to === "published" ? m.trainings_opened() : m.trainings_put_away();
    tell((await move.run({ id, version: at, to })).state, done);
  };
  const isOpen = state === "published";
  return (
    <>
      <Button
        look="outline"
        size="work"
        isBusy={edit.isBusy}
        disabled={!isChanged || (isOpen && faults > 0)}
        onClick={() => void keep()}
      >
        {m.trainings_keep()}
      </Button>
      <Button
        size="work"
        look={isOpen ? "quiet" : "primary"}
        isBusy={move.isBusy}
        disabled={!isOpen && faults > 0}
        onClick={() => void turn()}
      >
        {isOpen ? m.trainings_retire() : m.trainings_publish()}
      </Button>
    </>
  );
}
