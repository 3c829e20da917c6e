import type { OwnDiagnostics } from "#domain/diagnostic/attempts.ts";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { sitePath } from "#web/site/site-path.ts";
import { longDay, said } from "../words.ts";
import { useOwnDiagnostics } from "./own-diagnostics.ts";

/** The level of the last result and when to look again, or where to go on or begin. */
export default function Standing() {
  return (
    <QueryView query={useOwnDiagnostics()} lines={2}>
      {(own) => <Words own={own} />}
    </QueryView>
  );
}

function Words({ own: { attempts, levels, retestOn } }: { own: OwnDiagnostics }) {
  const open = attempts.find(({ state }) => state === "started");
  const last = attempts.find(({ state }) => state === "finished");
  const level = levels.find(({ key }) => key === last?.result?.level);
  if (open)
    return (
      <p>
        {m.diagnostic_half_way({ answered: open.answered, questions: open.questions })}{" "}
        <a className="text-link touch-target" href={sitePath(`/diagnostico-pdi/quiz/${open.token}`)}>
          {m.diagnostic_go_on()}
        </a>
      </p>
    );
  if (!last)
    return (
      <p>
        {m.diagnostic_none_yet()}{" "}
        <a className="text-link touch-target" href={sitePath("/diagnostico-pdi")}>
          {m.diagnostic_begin()}
        </a>
      </p>
    );
  return (
    <p>
      {level && `${said(level.name)}. `}
      {retestOn && m.diagnostic_retest({ day: longDay(retestOn) })}
    </p>
  );
}
