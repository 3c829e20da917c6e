import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoRequests } from "#database/seed/demo/requests.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { isPublished } from "../updates/is-published.ts";
import { insertComment, insertRequest, insertVote, lockRequest, updateState } from "./queries.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Gives the demo world what its members ask for, once. */
export async function plantRequests(given: Deps): Promise<void> {
  const { auth, db, clock } = given;
  const listeners = { ...given.listeners, tells: [] };
  const idOf = async (email: string) => (await auth.getUserByEmail(email))?.id;
  const answeredBy = await idOf("admin2@lilamonde.test");
  for (const {
    name,
    title,
    problem,
    author,
    voters,
    daysAgo,
    state,
    movedDaysAgo,
    answer,
    news,
    comment,
  } of demoRequests) {
    const id = demoId(`request/${name}`);
    const now = new Date(clock.now().getTime() - daysAgo * DAY_MS);
    const people = { author: await idOf(author), voters: await Promise.all(voters.map(idOf)) };
    const commenter = comment && (await idOf(comment.by));
    await transact(db, async (tx) => {
      if (await lockRequest(tx, id)) return;
      await insertRequest(tx, { id, authorId: people.author ?? null, title, problem, now });
      for (const userId of people.voters) if (userId) await insertVote(tx, { requestId: id, userId, now });
      if (comment && commenter) {
        const said = { id: demoId(`request/${name}/comment`), requestId: id, authorId: commenter };
        await insertComment(tx, { ...said, text: comment.text, now });
      }
      if (state === "new") return;
      const movedAt = new Date(clock.now().getTime() - (movedDaysAgo ?? daysAgo) * DAY_MS);
      const answered = { answer: answer ?? null, ...(answeredBy && { answeredBy }) };
      const told = news && demoId(`update/${news}`);
      const updateId = told && (await isPublished(tx, told)) ? told : null;
      await updateState(tx, { id, state, ...answered, updateId, now: movedAt });
      const data = { requestId: id, authorId: people.author ?? null, to: state };
      const then = { ...given, listeners, clock: { now: () => movedAt } };
      await recordFacts(tx, then, [{ kind: "request_moved", cause: `${id} ${state}`, data }]);
    });
  }
}
