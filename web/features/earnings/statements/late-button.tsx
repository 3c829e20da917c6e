import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { refusalText } from "../words.ts";
import { prepareLate } from "./statements.ts";

/** Prepares now what every morning prepares: what hotels are late with. */
export function LateButton() {
  const { run, isBusy } = useWrite(prepareLate);
  const prepare = async () => {
    const outcome = await run(null);
    if (outcome.state !== "done") return toast({ tone: "bad", text: refusalText(outcome) });
    toast({ text: outcome.value.count > 0 ? m.statements_prepare_done() : m.statements_late_none() });
  };
  return (
    <Button look="outline" size="work" isBusy={isBusy} onClick={() => void prepare()}>
      {m.statements_late_prepare()}
    </Button>
  );
}
