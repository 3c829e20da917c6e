import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Commission } from "#domain/commissions/commissions.ts";
import type { OwnStatements, Statement, StatementList } from "#domain/statements/statements.ts";
import { enter } from "#testing/enter.ts";
import { type BookingWorld, getBookingWorld } from "../bookings/testing/booking-world.ts";
import { agreeOnStays } from "../commissions/testing/storm.ts";
import { approveStays } from "../payouts/testing/approved-stays.ts";
import { prepareChase } from "./prepare-chase.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const HOUSE = "/api/admin/statements";
const ask = async <T>(who: string, path: string, body?: object) => {
  const answer = await world.ask(who, path, body);
  return { status: answer.status, body: answer.body as unknown as T & { code?: string } };
};
const list = async () => (await ask<StatementList>("admin", HOUSE)).body.rows;
const release = ({ id, version }: { id: string; version: number }) =>
  ask<Statement>("admin", `${HOUSE}/${id}/release`, { version });
const ofHotel = () => `/api/houses/${world.ids.sagres}/statements`;
const textOf = async (who: string, path: string) => {
  const { token } = await enter(world, who);
  const answer = await world.api(path, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
};

test("at 10 and 30 days late one statement for each hotel is prepared, released by the house, and what is disputed is left out", async () => {
  const [first, second] = await agreeOnStays(world, 2);
  world.clock.set(new Date("2026-09-08T12:00:00Z"));
  expect(await prepareChase(world.deps)).toBe(0);
  world.clock.set(new Date("2026-09-09T12:00:00Z"));
  expect([await prepareChase(world.deps), await prepareChase(world.deps)]).toEqual([1, 0]);
  const [prepared] = await list();
  expect(prepared).toMatchObject({ kind: "hotel", rung: 10, state: "prepared", lines: 2 });
  expect((await ask<OwnStatements>("hotel", ofHotel())).body.statements).toEqual([]);
  expect((await ask("hotel", `${ofHotel()}/${prepared!.id}/document?language=pt`)).status).toBe(404);

  expect((await release({ ...prepared!, version: 9 })).body.code).toBe("conflict");
  const { body: released } = await release(prepared!);
  expect((await release(released)).body.code).toBe("statement_released");
  expect((await world.mailAbout("extrato de comissões em atraso")).to).toContain("@lilamonde.test");
  expect((await ask<OwnStatements>("hotel", ofHotel())).body.statements).toMatchObject([{ lines: 2 }]);
  const text = await textOf("hotel", `${ofHotel()}/${prepared!.id}/document?language=pt`);
  expect(text).toContain("Comissões em atraso");
  expect(text).toContain("10 dias de atraso");
  expect((await ask("reservas", ofHotel())).status).toBe(404);
  const record = await ask<Commission>("operator", `/api/commissions/${first}`);
  expect(record.body.events[0]).toMatchObject({ kind: "chased", by: "house" });

  const called = { kind: "called", note: "Prometeu pagar na sexta" };
  const { body: noted } = await ask<Statement>("admin", `${HOUSE}/${prepared!.id}/contacts`, called);
  expect(noted.log.map(({ kind, name }) => [kind, name])).toEqual([
    ["called", "Helena Duarte"],
    ["opened", "Sofia Menezes"],
    ["released", "Helena Duarte"],
    ["prepared", ""],
  ]);

  const { version } = (await ask<Commission>("operator", `/api/commissions/${second}`)).body;
  const dispute = { version, reason: "Foi outra data", claimedBase: null };
  await ask("operator", `/api/commissions/${second}/dispute`, dispute);
  world.clock.set(new Date("2026-09-29T12:00:00Z"));
  expect(await prepareChase(world.deps)).toBe(1);
  expect((await list())[0]).toMatchObject({ rung: 30, state: "prepared", lines: 1 });
  // After days of standstill the highest rung counts, in the statement that waits.
  world.clock.set(new Date("2026-11-30T12:00:00Z"));
  await prepareChase(world.deps);
  const waiting = (await list()).filter(({ state }) => state === "prepared");
  expect(waiting).toMatchObject([{ rung: 60 }]);
  const { body: last } = await ask<Statement>("admin", `${HOUSE}/${waiting[0]!.id}`);
  expect(last.isPauseProposed).toBe(true);
});

test("a payee's month is prepared, read by nobody else, and theirs in both languages once it is released", async () => {
  await approveStays(world, 2);
  const prepare = (month: string) => ask<{ count: number }>("admin", HOUSE, { month });
  expect((await prepare("2026-07")).body).toEqual({ count: 1 });
  expect((await prepare("2026-13")).status).toBe(400);
  const [prepared] = await list();
  expect(prepared).toMatchObject({
    kind: "payee",
    month: "2026-07",
    lines: 4,
    subject: { name: "Rafael Nóbrega" },
  });
  const own = async (who: string) => (await ask<OwnStatements>(who, "/api/statements")).body.statements;
  expect(await own("operator")).toEqual([]);
  // Prepared anew it has another version, and who read the one before is told.
  await prepare("2026-07");
  expect((await release(prepared!)).body.code).toBe("conflict");
  await release((await list())[0]!);
  expect((await prepare("2026-07")).body).toEqual({ count: 0 });
  expect([(await own("operator")).length, (await own("advisor")).length]).toEqual([1, 0]);
  const path = `/api/statements/${prepared!.id}`;
  expect((await ask("advisor", `${path}/document?language=pt`)).status).toBe(404);
  expect(await textOf("operator", `${path}/document?language=pt`)).toContain("recebida pela Lilamonde");
  expect(await textOf("operator", `${path}/document?language=en`)).toContain("received by Lilamonde");
  const { text } = await world.bring("operator", `${path}/rows.file`);
  expect(text.trim().split("\n")).toHaveLength(5);
  expect(text).toContain("ST-1");
  const { body } = await ask<Statement>("admin", `${HOUSE}/${prepared!.id}`);
  expect(body.log.filter(({ kind }) => kind === "opened")).toHaveLength(3);
  await world.mailAbout("O seu extrato de julho");
});
