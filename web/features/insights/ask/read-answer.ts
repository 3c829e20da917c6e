import { AskEvent, type FarolQuestion } from "#domain/insights/ask.ts";
import { getLocale } from "#messages/runtime.js";
import { fetchAsMember } from "#web/session/member-api.ts";
import { Refusal } from "#web/session/queries/refusal.ts";

/** Asks Farol and gives its answer piece by piece, until it ends or is given up. */
export async function* readAnswer(asked: FarolQuestion, signal: AbortSignal): AsyncGenerator<AskEvent> {
  const answer = await fetchAsMember(`/api/insights/ask?language=${getLocale()}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
    signal,
  });
  if (!answer.ok || !answer.body) throw new Refusal(answer);
  let waiting = "";
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    waiting += value;
    const events = waiting.split("\n\n");
    waiting = events.pop() ?? "";
    for (const event of events) yield AskEvent.parse(JSON.parse(event.replace(/^data: /, "")));
  }
}
