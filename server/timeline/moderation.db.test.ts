import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PostDetail, TimelinePage, TimelinePost } from "#domain/timeline/timeline.ts";
import { getTimelineWorld, type TimelineWorld, type Who } from "./testing/timeline-world.ts";

let world: TimelineWorld;
const call: TimelineWorld["call"] = (...asked) => world.call(...asked);
beforeAll(async () => {
  world = await getTimelineWorld();
});
beforeEach(() => world.plant());
afterAll(() => world.close());

const said = { text: "A família Prado gostou.", audience: "members", pictures: [], hotelIds: [] };
async function say(who: Who, post: object = {}): Promise<TimelinePost> {
  return (await call(who, "POST", "", { ...said, ...post })).json();
}
const report = (who: Who, postId: string, kind = "offence") =>
  call(who, "POST", "/reports", { postId, commentId: null, kind, words: null });
const texts = async (who: Who) =>
  ((await (await call(who, "GET", "")).json()) as TimelinePage).rows.map((r) => r.text);
const told = async (email: string) => {
  const rows = await world.db
    .selectFrom("notifications as n")
    .innerJoin("auth.users as u", "u.id", "n.user_id")
    .select(["n.kind"])
    .where("u.email", "=", email)
    .execute();
  return rows.map(({ kind }) => kind).sort();
};

test("what exposes a guest leaves the air at once; one decision answers every report, both sides are told, and an appeal can bring it back", async () => {
  const { id } = await say("advisor");
  expect((await report("advisor", id)).status).toBe(409);
  expect((await report("operator", id, "exposes_guest")).status).toBe(201);
  expect(await texts("hotel")).toEqual([]);
  expect(await texts("advisor")).toEqual([said.text]);
  expect(await told("advisor@lilamonde.test")).toEqual(["timeline_held"]);

  expect((await call("operator", "GET", "/reports")).status).toBe(403);
  const { rows } = await (await call("admin", "GET", "/reports?state=open")).json();
  expect(rows).toMatchObject([
    { kind: "exposes_guest", reporter: "Rafael Nóbrega", subject: { state: "held" } },
  ]);
  const decision = { decision: "removed", reason: "Nomeia a família." };
  const decide = () => call("admin", "POST", `/reports/${rows[0].id}/decision`, decision);
  expect((await decide()).status).toBe(200);
  expect(await (await decide()).json()).toMatchObject({ code: "report_decided" });
  expect(await told("operator@lilamonde.test")).toEqual(["timeline_report_decided"]);
  expect(await told("advisor@lilamonde.test")).toEqual(["timeline_held", "timeline_removed"]);

  const { post }: PostDetail = await (await call("advisor", "GET", `/${id}`)).json();
  expect(post).toMatchObject({ state: "removed", removal: { reason: decision.reason, appeal: null } });
  expect((await call("operator", "GET", `/${id}`)).status).toBe(404);
  const appeal = (who: Who) =>
    call(who, "POST", `/removals/${post.removal!.id}/appeal`, { text: "É fictícia." });
  expect((await appeal("operator")).status).toBe(404);
  expect((await appeal("advisor")).status).toBe(204);
  expect((await appeal("advisor")).status).toBe(409);
  const answer = { isRestored: true, answer: "De fato." };
  expect((await call("admin", "POST", `/appeals/${post.removal!.id}/answer`, answer)).status).toBe(200);
  expect(await texts("hotel")).toEqual([said.text]);
  expect(await told("advisor@lilamonde.test")).toContain("timeline_appeal_decided");
});

test("a thing is reported once a person until it is decided, two reports are decided together, and what is taken back closes them", async () => {
  const { id } = await say("advisor");
  await report("operator", id);
  expect(await (await report("operator", id)).json()).toMatchObject({ code: "report_exists" });
  await report("hotel", id, "advertising");
  const { rows } = await (await call("admin", "GET", "/reports")).json();
  expect(rows.map((row: { together: number }) => row.together)).toEqual([2, 2]);
  await call("admin", "POST", `/reports/${rows[0].id}/decision`, { decision: "kept", reason: "Está certo." });
  expect(await told("hotel@lilamonde.test")).toEqual(["timeline_report_decided"]);
  expect(await texts("hotel")).toEqual([said.text]);
  // What was decided is over: what happens to the post afterwards may be reported anew.
  expect((await report("operator", id, "advertising")).status).toBe(201);
  expect(await (await report("operator", id)).json()).toMatchObject({ code: "report_exists" });
  const again = await (await call("admin", "GET", "/reports?state=open")).json();
  expect(again.rows).toMatchObject([{ kind: "advertising", together: 1 }]);
  const kept = { decision: "kept", reason: "Está certo." };
  await call("admin", "POST", `/reports/${again.rows[0].id}/decision`, kept);

  const other = await say("advisor", { text: "Outra" });
  await report("hotel", other.id);
  expect((await call("operator", "DELETE", `/${other.id}`)).status).toBe(404);
  for (const _ of [1, 2]) expect((await call("advisor", "DELETE", `/${other.id}`)).status).toBe(204);
  expect(await texts("advisor")).toEqual([said.text]);
  const open = await (await call("admin", "GET", "/reports?state=open")).json();
  expect(open.rows).toEqual([]);
});

test("the same report from two windows at once is one, and comments are judged by themselves", async () => {
  const { id } = await say("advisor");
  const { comments }: PostDetail = await (
    await call("operator", "POST", `/${id}/comments`, { text: "Compre comigo" })
  ).json();
  const about = { postId: id, commentId: comments[0]!.id, kind: "advertising", words: "Oferta" };
  const both = await Promise.all([1, 2].map(() => call("hotel", "POST", "/reports", about)));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { rows } = await (await call("admin", "GET", "/reports")).json();
  await call("admin", "POST", `/reports/${rows[0].id}/decision`, { decision: "removed", reason: "Oferta." });
  const seen = async (who: Who) => (await (await call(who, "GET", `/${id}`)).json()) as PostDetail;
  expect((await seen("hotel")).comments).toEqual([]);
  expect((await seen("operator")).comments).toMatchObject([
    { state: "removed", removal: { reason: "Oferta." } },
  ]);
});
