import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readCsv } from "#domain/sheets/read-csv.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

const signIn = (who: string) => enter(world, who);
const ana = {
  ...{ fullName: "Ana Andrade", household: "Andrade", email: "ana@example.com", phone: null },
  ...{ birthday: "1984-05-06", language: "pt", preferences: "Sem glúten", notes: "" },
};

test("a client is written down, found by name and never by what is private, edited by version and forgotten", async () => {
  const { call } = await signIn("advisor");
  const client = await (await call("POST", "/api/clients", ana)).json();
  expect(client).toMatchObject({ ...ana, version: 1 });
  const find = async (q: string) => (await (await call("GET", `/api/clients?q=${q}`)).json()).rows.length;
  expect([await find("andrade"), await find("example.com"), await find("gluten")]).toEqual([1, 1, 0]);
  const edited = { ...ana, household: null, notes: "Prefere manhãs" };
  const put = (version: number) => call("PUT", `/api/clients/${client.id}`, { ...edited, version });
  expect(await (await put(1)).json()).toMatchObject({ ...edited, version: 2 });
  const stale = await put(1);
  expect(await stale.json()).toMatchObject({ status: 409, code: "conflict", current: { version: 2 } });
  expect((await call("POST", "/api/clients", { ...ana, fullName: " " })).status).toBe(400);
  expect((await call("DELETE", `/api/clients/${client.id}`)).status).toBe(204);
  expect((await call("DELETE", `/api/clients/${client.id}`)).status).toBe(204);
  expect((await call("GET", `/api/clients/${client.id}`)).status).toBe(404);
});

test("another advisor's client answers exactly as one that does not exist", async () => {
  const [{ call }, stranger] = [await signIn("advisor"), await signIn("operator")];
  const { id } = await (await call("POST", "/api/clients", ana)).json();
  for (const [method, path, body] of [
    ["GET", "", undefined],
    ["PUT", "", { ...ana, version: 1 }],
    ["POST", "/merge", { version: 1, otherId: randomUUID() }],
    ["POST", "/hand-over", { version: 1, toId: stranger.id }],
    ["GET", "/history", undefined],
  ] as const) {
    expect((await stranger.call(method, `/api/clients/${id}${path}`, body)).status, path).toBe(404);
  }
  await stranger.call("DELETE", `/api/clients/${id}`);
  expect((await call("GET", `/api/clients/${id}`)).status).toBe(200);
  const journey = {
    ...{ title: "x", startsOn: "2026-07-04", endsOn: "2026-07-08", currency: "EUR", language: "pt" },
    ...{ clientId: id, copyOf: null },
  };
  expect((await stranger.call("POST", "/api/journeys", journey)).status).toBe(400);
  expect((await call("POST", "/api/journeys", journey)).status).toBe(201);
});

test("two entries become one with their journeys; a colleague of the agency takes both over, a stranger cannot", async () => {
  const [advisor, colleague] = [await signIn("advisor"), await signIn("operator")];
  const { call } = advisor;
  const [one, two] = [
    await (await call("POST", "/api/clients", ana)).json(),
    await (await call("POST", "/api/clients", { ...ana, fullName: "Ana A.", phone: "+5511" })).json(),
  ];
  const journey = await (
    await call("POST", "/api/journeys", {
      ...{ title: "x", startsOn: "2026-07-04", endsOn: "2026-07-08", currency: "EUR", language: "pt" },
      ...{ clientId: two.id, copyOf: null },
    })
  ).json();
  const merged = await call("POST", `/api/clients/${one.id}/merge`, { version: 1, otherId: two.id });
  expect(await merged.json()).toMatchObject({ fullName: "Ana Andrade", phone: "+5511", notes: "Ana A." });
  const read = async () => (await call("GET", `/api/journeys/${journey.id}`)).json();
  expect((await read()).head.clientId).toBe(one.id);
  expect((await call("GET", `/api/clients/${two.id}`)).status).toBe(404);

  const handOver = () => call("POST", `/api/clients/${one.id}/hand-over`, { version: 2, toId: colleague.id });
  expect((await handOver()).status).toBe(400);
  const agency = { version: 0, name: "Casa de Viagem", cnpj: null, site: null, city: null };
  await call("PUT", "/api/profile/agency", agency);
  const { agency_id } = await world.db
    .selectFrom("profile_details")
    .select("agency_id")
    .where("user_id", "=", advisor.id)
    .executeTakeFirstOrThrow();
  const now = world.clock.now();
  await world.db
    .insertInto("profile_details")
    .values({ user_id: colleague.id, agency_id, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ agency_id }))
    .execute();
  const { colleagues } = await (await call("GET", "/api/clients/colleagues")).json();
  expect(colleagues).toEqual([{ id: colleague.id, name: "Rafael Nóbrega" }]);
  expect((await handOver()).status).toBe(204);
  expect((await read()).status).toBe(404);
  expect((await colleague.call("GET", `/api/journeys/${journey.id}`)).status).toBe(200);
  const moved = await (await colleague.call("GET", `/api/clients/${one.id}`)).json();
  expect(moved).toMatchObject({ household: "Andrade", preferences: "Sem glúten" });
  const { entries } = await (await colleague.call("GET", `/api/clients/${one.id}/history`)).json();
  expect(entries.map(({ kind, by, to }: Record<string, string>) => [kind, by, to])).toEqual([
    ["handed_over", "Marina Teles", "Rafael Nóbrega"],
    ["merged", "Marina Teles", null],
    ["created", "Marina Teles", null],
  ]);
  const told = await (await colleague.call("GET", "/api/notifications")).json();
  expect(JSON.stringify(told)).toContain(`/tour-operator-portal/my-journeys/clients/${one.id}`);
});

test("a file is tried first and says what is wrong with each row; brought in, its new clients are there once", async () => {
  const { call } = await signIn("advisor");
  await call("POST", "/api/clients", ana);
  const rows = readCsv(
    "Nome;E-mail;Família;Signo\nAna;ANA@example.com;;\nRui;rui@example.com;Prado;\n;x@y.co;;\nRui de novo;rui@example.com;;\nBia;nada;;",
  );
  const states = ["known", "new", "invalid", "known", "invalid"];
  const check = await (await call("POST", "/api/clients/import/check", { rows })).json();
  expect(check.rows.map(({ state }: { state: string }) => state)).toEqual(states);
  expect(check.rows.map(({ fields }: { fields: object }) => fields)).toEqual([
    ...[{}, {}, { fullName: "required" }, {}, { email: "invalid" }],
  ]);
  expect(check).toMatchObject({ added: 0, unknownColumns: ["Signo"] });
  const names = async () =>
    (await (await call("GET", "/api/clients")).json()).rows.map((row: { fullName: string }) => row.fullName);
  expect(await names()).toEqual(["Ana Andrade"]);
  expect(await (await call("POST", "/api/clients/import", { rows })).json()).toMatchObject({ added: 1 });
  expect(await (await call("POST", "/api/clients/import", { rows })).json()).toMatchObject({ added: 0 });
  expect(await names()).toEqual(["Ana Andrade", "Rui"]);
  const family = await (await call("GET", "/api/clients?household=Prado")).json();
  expect(family.rows).toHaveLength(1);
  const wrong = await call("POST", "/api/clients/import", { rows: readCsv("E-mail\na@b.co") });
  expect(await wrong.json()).toMatchObject({ status: 400, fields: { rows: "invalid" } });
  const file = await (await call("GET", "/api/clients.file")).text();
  expect(file).toContain("Ana Andrade,Andrade,ana@example.com");
  const again = await (await call("POST", "/api/clients/import/check", { rows: readCsv(file) })).json();
  expect(again.rows.map(({ state }: { state: string }) => state)).toEqual(["known", "known"]);
});

test("a file comes as Excel saves it: its encoding and delimiter are found and said, and a workbook is read alike", async () => {
  const { call, token } = await signIn("advisor");
  await call("POST", "/api/clients", ana);
  const read = async (body: Uint8Array<ArrayBuffer>, query = "") => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" };
    return (await world.api(`/api/sheets${query}`, { method: "POST", headers, body })).json();
  };
  const western = new Uint8Array(Buffer.from("Nome;Observações\nJoão Conceição;Às 8h", "latin1"));
  const found = await read(western);
  expect(found).toEqual({
    ...{ kind: "csv", encoding: "windows-1252", delimiter: "semicolon", sheet: null, sheets: [] },
    rows: [
      { line: 1, cells: ["Nome", "Observações"] },
      { line: 2, cells: ["João Conceição", "Às 8h"] },
    ],
  });
  const check = await (await call("POST", "/api/clients/import/check", { rows: found.rows })).json();
  expect(check).toMatchObject({ unknownColumns: [], rows: [{ line: 2, fullName: "João Conceição" }] });
  expect((await read(western, "?encoding=windows-1252&delimiter=comma")).rows[0].cells).toEqual([
    "Nome;Observações",
  ]);

  const workbook = await (await call("GET", "/api/clients.file?format=xlsx")).arrayBuffer();
  const sheet = await read(new Uint8Array(workbook));
  expect(sheet).toMatchObject({ kind: "xlsx", encoding: null, sheet: "Lilamonde", sheets: ["Lilamonde"] });
  const known = await (await call("POST", "/api/clients/import/check", { rows: sheet.rows })).json();
  expect(known).toMatchObject({
    ...{ rows: [{ state: "known", fullName: "Ana Andrade" }], unknownColumns: ["createdAt", "updatedAt"] },
  });
  const broken = new Uint8Array(workbook.slice(0, 600));
  expect(await read(broken)).toMatchObject({ status: 400, fields: { file: "invalid" } });
  expect(await read(new Uint8Array([0, 0, 1, 2, 3]))).toMatchObject({
    status: 400,
    fields: { file: "invalid" },
  });
  const long = new Uint8Array(Buffer.from("a\n".repeat(6_000)));
  expect(await read(long)).toMatchObject({ status: 400, fields: { file: "too_long" } });
});

test("a client can be given everything that is kept of them, and is forgotten with their name everywhere", async () => {
  const [{ call }, stranger] = [await signIn("advisor"), await signIn("operator")];
  const client = await (await call("POST", "/api/clients", ana)).json();
  const journey = await (
    await call("POST", "/api/journeys", {
      ...{ title: "Sul", startsOn: "2026-07-04", endsOn: "2026-07-08", currency: "EUR", language: "pt" },
      ...{ clientId: client.id, copyOf: null },
    })
  ).json();
  const travellers = [{ firstName: "Anamaria", isChild: false }];
  const operation = { kind: "set_journey", id: randomUUID(), version: 1, changes: { travellers } };
  await call("POST", `/api/journeys/${journey.id}/operations`, operation);
  const copy = await (await call("GET", `/api/client-copies/${client.id}`)).json();
  expect(copy).toMatchObject({
    ...{ client: { preferences: "Sem glúten" }, history: [{ kind: "created" }], words: [], deeds: [] },
    journeys: [{ title: "Sul", travellers }],
  });
  expect((await stranger.call("GET", `/api/client-copies/${client.id}`)).status).toBe(404);
  await call("DELETE", `/api/clients/${client.id}`);
  const { head } = await (await call("GET", `/api/journeys/${journey.id}`)).json();
  expect(head).toMatchObject({ clientId: null, travellers: [{ firstName: "Viajante", isChild: false }] });
  const edits = await world.db.selectFrom("journey_operations").select(["operation", "answer"]).execute();
  expect(JSON.stringify(edits)).not.toContain("Anamaria");
});
