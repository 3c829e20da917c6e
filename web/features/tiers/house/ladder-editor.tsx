import { type FormEvent, useRef, useState } from "react";
import { criteria, type Step } from "#domain/tiers/ladders.ts";
import type { LadderVersions, Simulation } from "#domain/tiers/versions.ts";
import { m } from "#messages/messages.js";
import { formatLongDate, formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { TierBadge } from "../tier-badge.tsx";
import { criterionNames, tierName } from "../words.ts";
import { said, wholeOf } from "./form-dialog.tsx";
import styles from "./house.module.css";
import { PublishFields } from "./publish-fields.tsx";
import { SimulationView } from "./simulation-view.tsx";
import { publishLadder, tryLadder, useLadders } from "./standings.ts";
import { refusalWords } from "./words.ts";

type Role = "advisor" | "tour_operator";
const roleNames: Record<Role, () => string> = {
  advisor: m.tiers_role_advisor,
  tour_operator: m.tiers_role_operator,
};

/** A ladder of each role: edited as a draft, tried, and published with a date. */
export function LadderEditor() {
  const [role, setRole] = useState<Role>("advisor");
  return (
    <QueryView query={useLadders()} lines={8}>
      {({ ladders }) => {
        const own = ladders.filter((ladder) => ladder.role === role);
        const current = own.find(({ isInForce }) => isInForce)!;
        return (
          <div className={styles.editor}>
            <SelectField
              label={m.tiers_ladder_of()}
              value={role}
              onChange={(event) => setRole(event.currentTarget.value as Role)}
              options={(["advisor", "tour_operator"] as const).map((value) => ({
                value,
                label: roleNames[value](),
              }))}
            />
            <LadderForm key={`${role}${current.version}`} role={role} steps={current.steps} />
            <Versions versions={own} />
          </div>
        );
      }}
    </QueryView>
  );
}

function LadderForm({ role, steps }: { role: Role; steps: readonly Step[] }) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [simulation, setSimulation] = useState<Simulation>();
  const simulate = useWrite(tryLadder);
  const publish = useWrite(publishLadder);
  const read = (fields: FormData): Step[] | null => {
    const drafted = steps.map((step) => {
      const [score, hotels, onTime] = criteria.map((criterion) =>
        wholeOf(fields, `${step.name}-${criterion}`),
      );
      return { name: step.name, score, hotels, onTime };
    });
    return drafted.every((step) =>
      [step.score, step.hotels, step.onTime].every((value) => value !== undefined),
    )
      ? (drafted as Step[])
      : null;
  };
  const tryOut = async () => {
    const drafted = read(new FormData(form.current!));
    if (!drafted) return setProblem(m.tiers_error_fields());
    const outcome = await simulate.run({ role, steps: drafted });
    setProblem(outcome.state === "done" ? undefined : refusalWords(outcome));
    setSimulation(outcome.state === "done" ? outcome.value : undefined);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const drafted = read(fields);
    const [startsOn, note] = [said(fields, "startsOn"), said(fields, "note")];
    if (!drafted || startsOn === "" || note === "") return setProblem(m.tiers_error_fields());
    const outcome = await publish.run({ role, steps: drafted, startsOn, note });
    setProblem(outcome.state === "done" ? undefined : refusalWords(outcome));
    if (outcome.state === "done") toast({ text: m.tiers_published() });
  };
  return (
    <form ref={form} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
      <table className={styles.draft}>
        <caption className="sr-only">{m.tiers_ladder_draft()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.tiers_level()}</th>
            {criteria.map((criterion) => (
              <th key={criterion} scope="col">
                {criterionNames[criterion]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.name}>
              <th scope="row">
                <TierBadge tier={step.name} />
              </th>
              {criteria.map((criterion) => (
                <td key={criterion}>
                  <input
                    name={`${step.name}-${criterion}`}
                    defaultValue={step[criterion]}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={`${tierName(step.name)}: ${criterionNames[criterion]()}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{m.tiers_ladder_note()}</p>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <div className={styles.actions}>
        <Button look="outline" size="work" isBusy={simulate.isBusy} onClick={() => void tryOut()}>
          {m.tiers_simulate()}
        </Button>
      </div>
      {simulation && <SimulationView simulation={simulation} />}
      <PublishFields />
      <div className={styles.actions}>
        <Button size="work" type="submit" isBusy={publish.isBusy}>
          {m.tiers_publish()}
        </Button>
      </div>
    </form>
  );
}

function Versions({ versions }: { versions: LadderVersions["ladders"] }) {
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{m.tiers_versions()}</h2>
      <ol>
        {versions.map(({ version, validFrom, note, publishedBy, isInForce, steps }) => (
          <li key={version}>
            <p className="pair">
              <b>{m.tiers_version({ version })}</b>
              {isInForce && <Badge tone="ok">{m.tiers_in_force()}</Badge>}
            </p>
            <p className="note">
              {version === 1
                ? m.tiers_version_first()
                : m.tiers_version_from({ day: formatLongDate(validFrom) })}
              {publishedBy && `, ${publishedBy}`}
            </p>
            {note && <p>{note}</p>}
            <p className="note figures">
              {steps.map((step) => `${tierName(step.name)} ${formatNumber(step.score)}`).join(" · ")}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
