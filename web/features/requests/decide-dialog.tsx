import { type FormEvent, useId, useState } from "react";
import { type FeatureRequest, RequestMove } from "#domain/requests/requests.ts";
import { isOpen, moveBlocker } from "#domain/requests/states.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { titleOf } from "./news.tsx";
import { mergeRequests, moveRequest, useNews, useRequests } from "./requests.ts";
import { stateNames } from "./state-names.ts";

const MERGE = "merged";

/** Opens what the house can make of a request that is still open. */
export function DecideButton({ request }: { request: FeatureRequest }) {
  const [isDeciding, setIsDeciding] = useState(false);
  if (!isOpen(request.state)) return null;
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setIsDeciding(true)}>
        {m.requests_decide()}
      </Button>
      {isDeciding && <DecideDialog request={request} onClose={() => setIsDeciding(false)} />}
    </>
  );
}

function DecideDialog({ request, onClose }: { request: FeatureRequest; onClose: () => void }) {
  const formId = useId();
  const { id, version, state } = request;
  const ways = RequestMove.shape.to.options.filter(
    (to) => moveBlocker({ from: state, to, answer: "·" }) === null,
  );
  const [to, setTo] = useState<string>(ways[0] ?? MERGE);
  const [problem, setProblem] = useState<string>();
  const { run: move, isBusy } = useWrite(moveRequest);
  const { run: merge } = useWrite(mergeRequests);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const answer = String(form.get("answer") ?? "").trim() || null;
    const into = String(form.get("into") ?? "");
    if (to === "declined" && !answer) return setProblem(m.requests_decide_missing());
    if (to === MERGE && !into) return setProblem(m.requests_choose());
    const done =
      to === MERGE
        ? await merge({ id, into, version })
        : await move({ id, to: RequestMove.shape.to.parse(to), answer, updateId: chosenIn(form), version });
    if (done.state === "done") return onClose();
    setProblem(done.state === "conflict" ? m.requests_stale() : m.requests_failed());
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={request.title}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isBusy}>
          {to === MERGE ? m.requests_merge_save() : m.requests_decide_save()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <SelectField
          label={m.requests_decide_to()}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          options={[
            ...ways.map((value) => ({ value, label: stateNames[value].label() })),
            { value: MERGE, label: m.requests_merge() },
          ]}
        />
        {to === MERGE ? (
          <MergeField exceptId={id} />
        ) : (
          <TextAreaField
            name="answer"
            label={m.requests_decide_answer()}
            hint={m.requests_decide_answer_hint()}
            maxLength={1_000}
          />
        )}
        {to === "shipped" && <NewsField />}
      </form>
    </Dialog>
  );
}

function MergeField({ exceptId }: { exceptId: string }) {
  const { data } = useRequests({ state: undefined, q: "" });
  const others = data?.rows.filter(({ id, state }) => id !== exceptId && isOpen(state)) ?? [];
  return (
    <SelectField
      name="into"
      label={m.requests_merge_into()}
      placeholder={m.requests_choose()}
      options={others.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}

/** The news that told members of what was shipped. */
function NewsField() {
  const { data = [] } = useNews();
  return (
    <SelectField
      name="updateId"
      label={m.requests_news_field()}
      hint={m.requests_news_field_hint()}
      isOptional
      placeholder={m.requests_news_none()}
      options={data.map((news) => ({ value: news.id, label: titleOf(news) }))}
    />
  );
}

const chosenIn = (form: FormData) => String(form.get("updateId") ?? "") || null;
