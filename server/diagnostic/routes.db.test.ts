import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoAnswers } from "#database/seed/demo/diagnostics.ts";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import type { Attempt, AttemptList, Funnel } from "#domain/diagnostic/attempts.ts";
import type { QuestionnaireDesk, QuestionnaireRow } from "#domain/diagnostic/questionnaires.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { plantRules } from "../reputation/plant-rules.ts";
import { remindRetest } from "./attempts/remind-retest.ts";
import { plantQuestionnaire } from "./questionnaires/plant-questionnaire.ts";

type Who = "advisor" | "operator" | "admin";
let world: World;
const tokens = new Map<Who, string>();
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  tokens.clear();
  await plantTiers(world.db);
  await plantQuestionnaire(world.deps);
});
afterAll(() => world.close());

async function tokenOf(who: Who): Promise<string> {
  if (!tokens.has(who)) {
    const answer = await world.api("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${who}@lilamonde.test`, password: DEMO_PASSWORD }),
    });
    tokens.set(who, (await answer.json()).access_token);
  }
  return tokens.get(who)!;
}

async function call(who: Who | null, method: string, path: string, body?: unknown) {
  return world.api(`/api${path}`, {
    method,
    headers: {
      ...(who && { authorization: `Bearer ${await tokenOf(who)}` }),
      "content-type": "application/json",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
const start = { language: "pt", hasConsented: true, mayWrite: false, name: null, email: null };
const visitor = { ...start, name: "Renata Mascarenhas", email: "renata@example.com" };
const attempt = (token: string) => `/diagnostic/attempts/${token}`;
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
async function begin(who: Who | null, body: object): Promise<string> {
  const answer = await call(who, "POST", "/diagnostic/attempts", body);
  expect(answer.status).toBe(201);
  return (await answer.json()).token;
}

test("a visitor consents, is mailed a link, answers from anywhere, finishes, and gets the result as a PDF", async () => {
  const unsure = await call(null, "POST", "/diagnostic/attempts", { ...visitor, hasConsented: false });
  expect(await codeOf(unsure)).toEqual([400, "validation_failed"]);
  expect((await call(null, "POST", "/diagnostic/attempts", start)).status).toBe(400);
  const token = await begin(null, { ...visitor, source: "link:AB12" });
  const mail = await world.mailAbout("Seu diagnóstico continua aqui");
  expect(mail.text).toContain(`http://lilamonde.test/diagnostico-pdi/quiz/${token}`);

  const answers = demoAnswers([3, 4, 2, 1, 0, 2]);
  const put = (some: object[]) => call(null, "PUT", `${attempt(token)}/answers`, { answers: some });
  // The first dimension still waits for three answers; who answers sees where the others lead.
  const { soFar } = await (await put(answers.slice(3))).json();
  expect(soFar.map(({ score }: { score: number | null }) => score !== null)).toEqual([
    ...[false, true, true, true, true, true],
  ]);
  expect(new Set(soFar.map(({ score }: { score: number | null }) => score)).size).toBeGreaterThan(3);
  expect(await codeOf(await call(null, "POST", `${attempt(token)}/finish`))).toEqual([
    409,
    "diagnostic_unfinished",
  ]);
  expect(await codeOf(await put([{ question: "of_another_version", option: "a" }]))).toEqual([
    409,
    "question_unknown",
  ]);
  await put(answers.slice(0, 3));
  const seen: Attempt = await (await call(null, "GET", attempt(token))).json();
  expect(Object.keys(seen.answers)).toHaveLength(24);
  expect(seen).toMatchObject({ state: "started", firstName: "Renata", isMember: false, result: null });
  const worth = ({ content }: Attempt) =>
    new Set(
      content.questions.flatMap(({ options, weight }) => [weight, ...options.map(({ points }) => points)]),
    );
  expect([...worth(seen)]).toEqual([1, 0]);

  const result = await (await call(null, "POST", `${attempt(token)}/finish`)).json();
  expect(result).toMatchObject({ strengths: ["listening", "repertoire"], gaps: ["presence", "business"] });
  expect(result.plan.map(({ on }: { on: string }) => on)).toEqual(
    [...result.plan.map((s: { on: string }) => s.on)].sort(),
  );
  expect(await (await call(null, "POST", `${attempt(token)}/finish`)).json()).toEqual(result);
  expect(await codeOf(await put(answers))).toEqual([409, "diagnostic_finished"]);
  expect(worth(await (await call(null, "GET", attempt(token))).json()).size).toBeGreaterThan(3);

  expect((await call(null, "GET", `${attempt(token)}/document`)).status).toBe(404);
  expect((await call(null, "POST", `${attempt(token)}/document`, { language: "en" })).status).toBe(202);
  await world.mailAbout("Your result as a PDF");
  const file = await call(null, "GET", `${attempt(token)}/document`);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test("a link that nobody has and a link of another member answer alike; a member goes on with what is open", async () => {
  await plantPeople(world.deps);
  await plantRules(world.deps);
  const token = await begin("advisor", start);
  expect(await begin("advisor", start)).toBe(token);
  const unknown = await call("operator", "GET", attempt("x".repeat(43)));
  const anothers = await call("operator", "GET", attempt(token));
  expect(await codeOf(unknown)).toEqual([404, "not_found"]);
  expect(await codeOf(anothers)).toEqual([404, "not_found"]);

  await call("advisor", "PUT", `${attempt(token)}/answers`, { answers: demoAnswers([3, 3, 3, 3, 3, 3]) });
  await call("advisor", "POST", `${attempt(token)}/finish`);
  const points = await world.db
    .selectFrom("reputation_events")
    .select(["points", "evidence_kind"])
    .where("rule_key", "=", "diagnostic_finished")
    .execute();
  expect(points).toEqual([{ points: 20, evidence_kind: "diagnostic" }]);
  const mine = await (await call("advisor", "GET", "/diagnostic/mine")).json();
  expect(mine.attempts).toMatchObject([{ state: "finished", answered: 24, questions: 24 }]);
  expect(mine.group.every(({ mean }: { mean: number | null }) => mean === null)).toBe(true);
  const told = async () =>
    (await world.db.selectFrom("notifications").select("kind").orderBy("created_at").execute()).map(
      ({ kind }) => kind,
    );
  // Before its day a new measure would but replace the plan.
  const soon = await call("advisor", "POST", "/diagnostic/attempts", start);
  const { retestOn } = mine;
  expect(await soon.json()).toMatchObject({
    status: 409,
    code: "diagnostic_too_soon",
    current: { retestOn },
  });
  await remindRetest(world.deps);
  expect(await told()).toEqual(["diagnostic_ready"]);
  world.clock.set(new Date(world.clock.now().getTime() + 90 * 86_400_000));
  await remindRetest(world.deps);
  await remindRetest(world.deps);
  expect(await told()).toEqual(["diagnostic_ready", "diagnostic_retest"]);
  tokens.clear();
  const again = await begin("advisor", start);
  await call("advisor", "PUT", `${attempt(again)}/answers`, { answers: demoAnswers([4, 3, 3, 3, 3, 0]) });
  await call("advisor", "POST", `${attempt(again)}/finish`);
  const { changes } = await (await call("advisor", "GET", "/diagnostic/mine")).json();
  const { before, result }: Attempt = await (await call("advisor", "GET", attempt(again))).json();
  const scores = (of: typeof result) => of!.dimensions.map(({ score }) => score!);
  const moved = scores(result).map((score, at) => score - scores(before)[at]!);
  expect([moved[0]! > 0, moved.slice(1, 5), moved[5]! < 0]).toEqual([true, [0, 0, 0, 0], true]);
  expect(changes.map(({ change }: { change: number }) => change)).toEqual(moved);
});

test("a comparison is with members: addresses that anybody types are no group of people", async () => {
  await plantPeople(world.deps);
  const answers = demoAnswers([3, 3, 3, 3, 3, 3]);
  const finish = async (who: Who | null, body: object) => {
    const token = await begin(who, body);
    await call(who, "PUT", `${attempt(token)}/answers`, { answers });
    await call(who, "POST", `${attempt(token)}/finish`);
    const { group }: Attempt = await (await call(who, "GET", attempt(token))).json();
    return new Set(group.map(({ mean }) => mean));
  };
  for (const n of [1, 2, 3, 4, 5]) await finish(null, { ...visitor, email: `somebody${n}@example.com` });
  expect(await finish("advisor", start)).toEqual(new Set([null]));
  // The same results, were they of five members.
  const people = await world.db.selectFrom("profiles").select("id").limit(9).execute();
  const advisor = (await world.deps.auth.getUserByEmail("advisor@lilamonde.test"))!.id;
  const members = people.filter(({ id }) => id !== advisor).slice(0, 5);
  for (const [at, { id }] of members.entries())
    await world.db
      .updateTable("diagnostics")
      .set({ user_id: id })
      .where("email", "=", `somebody${at + 1}@example.com`)
      .execute();
  const own = await (await call("advisor", "GET", "/diagnostic/mine")).json();
  expect(own.group.every(({ mean }: { mean: number | null }) => mean !== null)).toBe(true);
});

test("set to members or to Silver, everybody else is refused with the reason, and told what is missing", async () => {
  await plantPeople(world.deps);
  const set = (access: string) => call("admin", "PUT", "/admin/diagnostic/access", { access });
  await set("members");
  const refused = await call(null, "POST", "/diagnostic/attempts", visitor);
  expect(await codeOf(refused)).toEqual([403, "diagnostic_members_only"]);
  await begin("advisor", start);
  await set("silver");
  const below = await call("advisor", "POST", "/diagnostic/attempts", start);
  expect(await codeOf(below)).toEqual([403, "diagnostic_tier"]);
  expect(await (await call("advisor", "GET", "/diagnostic/access")).json()).toMatchObject({
    ...{ access: "silver", refusal: "diagnostic_tier", email: "advisor@lilamonde.test" },
    ...{ tier: "purple", needed: 200 },
  });
});

test("administrators publish a new version, which changes nothing for who began on the old one", async () => {
  await plantPeople(world.deps);
  const token = await begin(null, visitor);
  const list: { rows: QuestionnaireRow[] } = await (
    await call("admin", "GET", "/admin/questionnaires")
  ).json();
  const path = `/admin/questionnaires/${list.rows[0]!.id}`;
  const desk: QuestionnaireDesk = await (await call("admin", "GET", path)).json();
  const content = structuredClone(desk.published!.content);
  content.questions[0]!.weight = 0;
  const kept = await call("admin", "PUT", `${path}/draft`, { version: 0, content });
  expect((await kept.json()).faults).toEqual([{ fault: "weight_zero", at: "visited" }]);
  expect(await codeOf(await call("admin", "POST", `${path}/publish`, { version: 1 }))).toEqual([
    409,
    "questionnaire_faulty",
  ]);
  content.questions[0]!.weight = 3;
  content.questions[0]!.key = "slept_in";
  expect(await codeOf(await call("admin", "PUT", `${path}/draft`, { version: 0, content }))).toEqual([
    409,
    "conflict",
  ]);
  await call("admin", "PUT", `${path}/draft`, { version: 1, content });
  const published = await (await call("admin", "POST", `${path}/publish`, { version: 2 })).json();
  expect(published).toMatchObject({ published: { number: 2 }, draft: null });

  const given = { answers: [{ question: "slept_in", option: "a" }] };
  expect(await codeOf(await call(null, "PUT", `${attempt(token)}/answers`, given))).toEqual([
    409,
    "question_unknown",
  ]);
  await call(null, "PUT", `${attempt(token)}/answers`, { answers: [{ question: "visited", option: null }] });
  const funnel: Funnel = await (await call("admin", "GET", `${path}/funnel?number=1`)).json();
  expect(funnel).toMatchObject({ started: 1, finished: 0 });
  expect(funnel.questions.slice(0, 2)).toMatchObject([
    { key: "visited", skipped: 1, stopped: 0 },
    { key: "wrong_for", reached: 1, stopped: 1 },
  ]);
  const leads: AttemptList = await (await call("admin", "GET", "/admin/diagnostics?kind=visitor")).json();
  expect(leads.rows).toMatchObject([{ email: "renata@example.com", source: "site", answered: 1 }]);
  const file = await (await call("admin", "GET", "/admin/diagnostics.file")).text();
  expect(file).toContain("Renata Mascarenhas,renata@example.com,visitor,started,site,pt,false,1,1");
});
