import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoTrainings } from "#database/seed/demo/trainings/trainings.ts";
import type { Growth } from "#domain/growth/growth.ts";
import type { Passport, QuizResult } from "#domain/trainings/passport.ts";
import { callAs } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { plantDemoHotels, plantGroupHotels } from "../hotels/plant-hotels.ts";
import { plantRules } from "../reputation/plant-rules.ts";
import { announceEnding } from "./certificates/announce-ending.ts";
import { plantTrainings } from "./demo/plant-trainings.ts";
import { certificateEnding } from "./notices.ts";

type Who = "advisor" | "operator" | "admin" | "hotel" | null;
let world: World;
let as: ReturnType<typeof callAs>;
const [SAGRES, CHIADO] = [demoId("training/sagres"), demoId("training/chiado")];
const { content } = demoTrainings.find(({ name }) => name === "sagres")!;
const right = content.questions.map(({ key, right: option }) => ({ question: key, option }));

beforeAll(async () => {
  world = await getWorld();
  as = callAs(world);
});
beforeEach(async () => {
  await world.reset();
  as.forget();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await plantGroupHotels(world.deps);
  await plantDemoHotels(world.deps);
  await plantRules(world.deps);
  await plantTrainings(world.deps);
});
afterAll(() => world.close());

const call = (who: Who, method: string, path: string, body?: unknown) =>
  as.call(who, method, `/api${path}`, body);
const read = async (who: Who, path: string) => (await call(who, "GET", path)).json();
const refused = async (answer: Promise<Response>) => (await (await answer).json()).code;
const quiz = (answers = right, version = 1) =>
  call("advisor", "POST", `/trainings/${SAGRES}/attempts`, { version, answers });

test("lessons, a quiz with three tries, a certificate with points, and anybody can check it", async () => {
  const passport: Passport = await read("advisor", "/trainings");
  expect(passport.stamps.find(({ id }) => id === SAGRES)).toMatchObject({
    standing: "begun",
    read: 2,
    lessons: 3,
  });
  expect(await refused(quiz())).toBe("training_unread");
  const page = await (await call("advisor", "PUT", `/trainings/${SAGRES}/lessons/conversa`)).json();
  expect(page).toMatchObject({ blocker: null, triesLeft: 3 });
  expect(JSON.stringify(page)).not.toContain("right");
  expect(await refused(quiz(right, 7))).toBe("conflict");
  expect(await refused(quiz([{ question: "gone", option: "o1" }]))).toBe("question_unknown");
  const wrong = right.map((answer) => ({ ...answer, option: "o2" }));
  const failed: QuizResult = await (await quiz(wrong)).json();
  expect(failed).toMatchObject({ isPassed: false, score: 0, triesLeft: 2, certificate: null });
  expect(failed.wrong.every(({ why }) => why === null)).toBe(true);

  const passed: QuizResult = await (await quiz(right.with(0, wrong[0]!))).json();
  expect(passed).toMatchObject({ isPassed: true, score: 75, certificate: { name: "Marina Teles" } });
  expect(passed.wrong).toMatchObject([{ why: content.questions[0]!.why }]);
  expect(await refused(quiz())).toBe("training_passed");
  const told = await read("advisor", "/notifications");
  expect(told.notifications.map(({ kind }: { kind: string }) => kind)).toContain("certificate_issued");
  const entries = await read("advisor", "/reputation/entries?rule=training_passed");
  expect(entries.rows).toMatchObject([
    {
      points: 10,
      evidence: { kind: "training", name: content.title.pt, englishName: content.title.en },
    },
  ]);

  const statement = await call("advisor", "GET", "/reputation/entries.file?rule=training_passed");
  expect(await statement.text()).toContain(content.title.en);

  const { code, id } = passed.certificate!;
  const { certificate } = await read(null, `/certificates/verify/${code.toUpperCase()}`);
  expect(certificate).toEqual({
    ...{ code, name: "Marina Teles", title: content.title, house: "Martinhal Sagres" },
    ...{ issuedOn: "2026-03-02", validUntil: "2028-03-02" },
  });
  const pdf = await call("advisor", "GET", `/certificates/${id}/document?language=en`);
  expect(pdf.status).toBe(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())));
  expect(text.join(" ")).toContain(code.toUpperCase());
  expect((await call("operator", "GET", `/certificates/${id}/document?language=en`)).status).toBe(404);

  const stateOf = async (of: string) => (await read(null, `/certificates/verify/${of}`)).state;
  expect(await stateOf("lm-0000-0000-0000")).toBe("forged");
  await world.db.updateTable("certificates").set({ name: "Outra Pessoa" }).where("id", "=", id).execute();
  expect(await stateOf(code)).toBe("altered");
  await world.db.updateTable("certificates").set({ name: "Marina Teles" }).where("id", "=", id).execute();
  world.clock.set(new Date("2028-03-04T12:00:00Z"));
  expect(await stateOf(code)).toBe("expired");
  await world.db.deleteFrom("certificates").where("id", "=", id).execute();
  expect(await stateOf(code)).toBe("unknown");
});

test("a hotel writes its own and learns who passed; another's and the house's are as if there were none", async () => {
  const begun = await call("hotel", "POST", "/training-desk", { hotelId: null });
  expect(begun.status).toBe(404);
  // A hotel that nobody has was once a failure of ours.
  expect((await call("admin", "POST", "/training-desk", { hotelId: SAGRES })).status).toBe(404);
  expect((await call("hotel", "GET", `/training-desk/${demoId("training/trancoso")}`)).status).toBe(404);
  const desk = await read("hotel", `/training-desk/${CHIADO}`);
  expect(desk).toMatchObject({ state: "draft", hotel: { slug: "martinhal-chiado" } });
  const open = { to: "published", version: 1 };
  expect(await refused(call("hotel", "POST", `/training-desk/${CHIADO}/state`, open))).toBe(
    "training_faulty",
  );
  const edit = { version: 1, content };
  const edited = await (await call("hotel", "PUT", `/training-desk/${CHIADO}`, edit)).json();
  expect(edited).toMatchObject({ version: 2, faults: [] });
  expect((await call("hotel", "PUT", `/training-desk/${CHIADO}`, edit)).status).toBe(409);
  expect((await call("advisor", "GET", `/trainings/${CHIADO}`)).status).toBe(404);
  await call("hotel", "POST", `/training-desk/${CHIADO}/state`, { ...open, version: 2 });
  expect((await call("advisor", "GET", `/trainings/${CHIADO}`)).status).toBe(200);

  const namesOf = async (who: Who) =>
    (await read(who, `/training-desk/${SAGRES}/people`)).rows.map(({ name }: { name: string }) => name);
  expect(await namesOf("hotel")).toEqual(["Rafael Nóbrega"]);
  expect((await namesOf("admin")).sort()).toEqual(["Lia Antunes", "Marina Teles", "Rafael Nóbrega"]);
  const file = await (await call("admin", "GET", `/training-desk/${SAGRES}/people.file`)).text();
  expect(file).toContain("Rafael Nóbrega");
  const { famTrips }: Growth = await read("advisor", "/growth");
  expect(famTrips.ahead).toEqual([]);
});

/** Passes the training of Sagres now; what ends two years later. */
async function getCertificate() {
  await call("advisor", "PUT", `/trainings/${SAGRES}/lessons/conversa`);
  const { certificate }: QuizResult = await (await quiz()).json();
  return certificate!;
}
const daysBefore = (day: string, days: number) => {
  world.clock.set(new Date(Date.parse(`${day}T15:00:00Z`) - days * 86_400_000));
  as.forget();
};

test("thirty days before a certificate ends its holder is told once, in both languages", async () => {
  const { validUntil, title } = await getCertificate();
  const link = `/advisor-portal/growth/trainings/${SAGRES}`;
  const told = async () =>
    (await read("advisor", "/notifications")).notifications.filter(
      (notice: { kind: string; link: string }) =>
        notice.kind === "certificate_ending" && notice.link === link,
    );
  daysBefore(validUntil, 31);
  await announceEnding(world.deps);
  expect(await told()).toEqual([]);
  for (const days of [30, 29]) {
    daysBefore(validUntil, days);
    await announceEnding(world.deps);
  }
  expect(await told()).toHaveLength(1);
  const params = { ...title, day: validUntil };
  expect(certificateEnding.sentence(params, { locale: "pt" })).toContain("vale até 2 de março de 2028");
  const english = certificateEnding.sentence(params, { locale: "en" });
  expect(english).toContain("until 2 March 2028");
  expect(english).toContain(title.en);
});

test("nobody is told of a certificate that was renewed, or whose training is no longer given", async () => {
  const { id, validUntil } = await getCertificate();
  const facts = world.db.selectFrom("facts").select("cause").where("kind", "=", "certificate_ending");
  const put = (state: string) =>
    world.db.updateTable("trainings").set({ state }).where("id", "=", SAGRES).execute();
  daysBefore(validUntil, 10);
  await put("retired");
  await announceEnding(world.deps);
  expect(await facts.where("cause", "=", id).execute()).toEqual([]);
  await put("published");
  const renewed = await getCertificate();
  await announceEnding(world.deps);
  expect(await facts.where("cause", "=", id).execute()).toEqual([]);
  await world.db.deleteFrom("certificates").where("id", "=", renewed.id).execute();
  await announceEnding(world.deps);
  expect(await facts.where("cause", "=", id).execute()).toHaveLength(1);
});
