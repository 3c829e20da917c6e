import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { accessKinds, type DiagnosticAccess } from "#domain/diagnostic/access.ts";
import type { QuestionnaireRow } from "#domain/diagnostic/questionnaires.ts";
import { m } from "#messages/messages.js";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { said } from "../words.ts";
import styles from "./house.module.css";
import { changeAccess, createQuestionnaire, useAccess, useQuestionnaires } from "./questionnaires.ts";

const accessNames: Record<DiagnosticAccess, () => string> = {
  open: m.diagnostic_set_open,
  members: m.diagnostic_set_members,
  silver: m.diagnostic_set_silver,
};

/** Every questionnaire, and to whom the diagnostic is open. */
export function QuestionnairesDesk() {
  const query = useQuestionnaires();
  const head = (
    <PageHead
      title={m.diagnostic_questionnaires()}
      text={m.diagnostic_questionnaires_lead()}
      actions={
        <ButtonLink look="outline" size="work" to="/admin/diagnostics">
          {m.diagnostic_attempts()}
        </ButtonLink>
      }
    />
  );
  return (
    <QueryView query={query} head={head} lines={4}>
      {(rows) => (
        <>
          {head}
          <AccessSetting />
          <ul className={styles.cards}>
            {rows.map((row) => (
              <Card key={row.id} row={row} />
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}

function AccessSetting() {
  const query = useAccess();
  const { run, isBusy } = useWrite(changeAccess);
  const set = async (access: DiagnosticAccess) => {
    const { state } = await run({ access });
    toast({ text: state === "done" ? m.diagnostic_set_done() : m.diagnostic_failed() });
  };
  return (
    <div className={`work ${styles.access}`}>
      <SelectField
        label={m.diagnostic_set()}
        hint={m.diagnostic_set_hint()}
        options={accessKinds.map((value) => ({ value, label: accessNames[value]() }))}
        value={query.data ?? "open"}
        disabled={isBusy || query.data === undefined}
        onChange={({ currentTarget }) => void set(currentTarget.value as DiagnosticAccess)}
      />
    </div>
  );
}

function Card({ row }: { row: QuestionnaireRow }) {
  const { id, title, published, hasDraft, isOpen, questions, started, finished } = row;
  const [isBusy, setIsBusy] = useState(false);
  const { run } = useWrite(createQuestionnaire);
  const navigate = useNavigate();
  const copy = async () => {
    setIsBusy(true);
    const copied = {
      pt: m.diagnostic_copy_of({ title: title.pt }),
      en: m.diagnostic_copy_of({ title: title.en }),
    };
    const outcome = await run({ copyOf: id, title: copied });
    setIsBusy(false);
    if (outcome.state !== "done") return toast({ text: m.diagnostic_failed() });
    await navigate(`/admin/questionnaires/${outcome.value.id}`);
  };
  return (
    <li>
      <div>
        <h2>
          <Link to={`/admin/questionnaires/${id}`}>{said(title)}</Link>
        </h2>
        <p className={styles.badges}>
          {isOpen && <Badge tone="ok">{m.diagnostic_is_open()}</Badge>}
          {hasDraft && <Badge tone="warn">{m.diagnostic_has_draft()}</Badge>}
          <span>
            {published > 0 ? m.diagnostic_version_line({ version: published }) : m.diagnostic_unpublished()}
          </span>
        </p>
        <p className="note">
          {m.diagnostic_counts({
            questions,
            started: started,
            finished: finished,
          })}
        </p>
      </div>
      <Button look="outline" size="work" isBusy={isBusy} onClick={() => void copy()}>
        {m.diagnostic_copy()}
      </Button>
    </li>
  );
}
