import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import type { HotelPeople, HotelPerson } from "#domain/hotels/hotel-people.ts";
import { hotelParts } from "#domain/hotels/members.ts";
import { readMailbox } from "#platform/mail/mailbox.ts";
import { enter } from "#testing/enter.ts";
import { readOperations } from "#testing/hostile-requests.ts";
import { sampleSchema } from "#testing/sample-schema.ts";
import { until } from "#testing/until.ts";
import { getWorld, type World } from "#testing/world.ts";

const SAGRES = demoId("hotel/martinhal-sagres");
const TRANCOSO = demoId("hotel/casa-trancoso");
const people = ["hotel", "reservas", "financeiro"] as const;
type Who = (typeof people)[number];

let world: World;
const tokens = {} as Record<Who, string>;
beforeAll(async () => {
  world = await getWorld({ isPlanted: true });
  for (const who of people) tokens[who] = await signIn(`${who}@lilamonde.test`);
});
afterAll(() => world.close());

const signIn = async (email: string) => (await enter(world, email)).token;

async function ask(who: Who, method: string, path: string, body?: object, headers: object = {}) {
  const answer = await world.api(path, {
    method,
    headers: { authorization: `Bearer ${tokens[who]}`, "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

const mailTo = (email: string) =>
  until(async () => {
    const found = (await readMailbox({ db: world.db })).find(({ to }) => to === email);
    if (!found) throw new Error(`no mail to ${email}`);
    return found.text;
  });
const house = (id: string) => `/api/houses/${id}`;
test("the last owner stays; others change their part, leave and come", async () => {
  const members = `${house(TRANCOSO)}/members`;
  const { body } = await ask("reservas", "GET", members);
  const idOf = (part: string) => body.members.find((member: { part: string }) => member.part === part).userId;
  const last = await ask("reservas", "PATCH", `${members}/${idOf("owner")}`, { part: "editor" });
  expect(last).toMatchObject({ status: 409, body: { code: "only_owner" } });
  expect((await ask("reservas", "DELETE", `${members}/${idOf("owner")}`)).body.code).toBe("only_owner");
  expect((await ask("financeiro", "DELETE", `${members}/${idOf("owner")}`)).status).toBe(403);
  expect((await ask("reservas", "PATCH", `${members}/${idOf("finance")}`, { part: "owner" })).status).toBe(
    204,
  );
  expect((await ask("financeiro", "DELETE", `${members}/${idOf("owner")}`)).status).toBe(204);
  expect((await ask("reservas", "GET", members)).status).toBe(404);
  const again = { email: "reservas@lilamonde.test", part: "owner", language: "pt" };
  expect((await ask("financeiro", "POST", members, again)).body).toEqual({ state: "member" });
  // Who stands in the list is said to stand there, in a word of its own.
  expect((await ask("financeiro", "POST", members, again)).body.code).toBe("member_exists");
  const other = { email: "advisor@lilamonde.test", part: "editor", language: "pt" };
  // Whether an address has another account is nothing that a hotel learns.
  expect(await ask("financeiro", "POST", members, other)).toMatchObject({
    ...{ status: 201, body: { state: "invited" } },
  });
});

test("somebody new is invited to a hotel and works there once they accept", async () => {
  const member = { email: "nova@example.com", part: "editor", language: "pt" };
  const members = `${house(SAGRES)}/members`;
  expect((await ask("hotel", "POST", members, member)).body).toEqual({ state: "invited" });
  expect((await ask("hotel", "GET", members)).body.invites).toMatchObject([
    { email: member.email, part: "editor" },
  ]);
  const text = await mailTo(member.email);
  const token = /invite\/([\w-]{43})/.exec(text)![1];
  const accepted = await world.api("/api/invitation/accept", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, fullName: "Nova Editora", password: DEMO_PASSWORD, language: "pt" }),
  });
  expect(accepted.status).toBe(201);
  const { body } = await ask("hotel", "GET", members);
  expect(body.members.map(({ name }: { name: string }) => name)).toContain("Nova Editora");
  expect(body.invites).toEqual([]);
});

/** Invites to Trancoso, as whoever owns it by now, and gives the link's secret. */
async function inviteToTrancoso(who: Who, email: string) {
  const members = `${house(TRANCOSO)}/members`;
  expect((await ask(who, "POST", members, { email, part: "owner", language: "pt" })).status).toBe(201);
  const text = await mailTo(email);
  const { body } = await ask(who, "GET", members);
  const id: string = body.invites.find((invite: { email: string }) => invite.email === email).id;
  return { id, token: /invite\/([\w-]{43})/.exec(text)![1]! };
}
const accept = async (token: string) => {
  const answer = await world.api("/api/invitation/accept", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, fullName: "Dona Nova", password: DEMO_PASSWORD, language: "pt" }),
  });
  return answer.status;
};

test("an owner withdraws an open invitation, and its link leads nowhere", async () => {
  const { id, token } = await inviteToTrancoso("financeiro", "retirada@example.com");
  const way = `${house(TRANCOSO)}/invites/${id}`;
  expect((await ask("hotel", "DELETE", way)).status).toBe(404);
  expect((await ask("financeiro", "DELETE", way)).status).toBe(204);
  expect((await ask("financeiro", "DELETE", way)).status).toBe(404);
  expect(await accept(token)).toBe(404);
});

const mailsTo = async (email: string) =>
  (await readMailbox({ db: world.db })).filter(({ to }) => to === email);

test("an owner sends an open invitation again: it names hotel and part, and only its newest link leads in", async () => {
  const members = `${house(TRANCOSO)}/members`;
  const member = { email: "de.novo@example.com", part: "reservations", language: "en" };
  expect((await ask("financeiro", "POST", members, member)).status).toBe(201);
  const [first] = await until(async () => {
    const found = await mailsTo(member.email);
    return found.length === 1 ? found : Promise.reject(new Error("no mail"));
  });
  expect(first!.subject).toBe("Your invitation to Casa Trancoso on Lilamonde");
  expect(first!.text).toContain("invited you to work with Casa Trancoso on Lilamonde. Role: Bookings desk.");
  const open = async () =>
    (await ask("financeiro", "GET", members)).body.invites.find(
      ({ email }: { email: string }) => email === member.email,
    );
  const { id, version } = await open();
  // Long ago: it is still there to be sent again.
  const expires_at = new Date("2026-01-01T00:00:00Z");
  await world.db.updateTable("invites").set({ expires_at }).where("id", "=", id).execute();
  expect(await open()).toMatchObject({ isExpired: true });
  const way = (hotelId: string) => `${house(hotelId)}/invites/${id}/resend`;
  expect((await ask("hotel", "POST", way(TRANCOSO), { version })).status).toBe(404);
  expect((await ask("hotel", "POST", way(SAGRES), { version })).status).toBe(404);
  expect(await ask("financeiro", "POST", way(TRANCOSO), { version })).toEqual({ status: 204, body: null });
  expect((await ask("financeiro", "POST", way(TRANCOSO), { version })).status).toBe(409);
  expect(await open()).toMatchObject({ isExpired: false, version: version + 1 });
  const mails = await until(async () => {
    const found = await mailsTo(member.email);
    return found.length === 2 ? found : Promise.reject(new Error("no second mail"));
  });
  const links = mails.map(({ text }) => /invite\/([\w-]{43})/.exec(text)![1]!);
  const old = links.indexOf(/invite\/([\w-]{43})/.exec(first!.text)![1]!);
  expect(await accept(links[old]!)).toBe(404);
  expect(await accept(links[1 - old]!)).toBe(201);
});

test("an owner's invitation ends when they are removed or suspended, and none of theirs is accepted", async () => {
  const members = `${house(TRANCOSO)}/members`;
  const idOf = async (who: Who) => (await enter(world, who)).id;
  const first = await inviteToTrancoso("reservas", "primeira@example.com");
  expect((await ask("financeiro", "DELETE", `${members}/${await idOf("reservas")}`)).status).toBe(204);
  expect(await accept(first.token)).toBe(404);
  const invites = async () => (await ask("financeiro", "GET", members)).body.invites;
  expect((await invites()).map(({ id }: { id: string }) => id)).not.toContain(first.id);
  const again = { email: "reservas@lilamonde.test", part: "owner", language: "pt" };
  expect((await ask("financeiro", "POST", members, again)).body).toEqual({ state: "member" });
  // Having come back brings no link back.
  expect(await accept(first.token)).toBe(404);

  const second = await inviteToTrancoso("reservas", "segunda@example.com");
  const admin = await enter(world, "admin");
  const person = `/api/people/${await idOf("reservas")}`;
  const stand = async (to: string) => {
    const {
      person: { version },
    } = await (await admin.call("GET", person)).json();
    return (await admin.call("POST", `${person}/status`, { version, to, reason: "Em apuração" })).status;
  };
  expect(await stand("suspended")).toBe(200);
  expect(await accept(second.token)).toBe(404);
  expect(await stand("active")).toBe(200);
  expect(await accept(second.token)).toBe(404);
});

test("who lost the right while sending invites nobody either: it is asked again on acceptance", async () => {
  const { token, id } = await inviteToTrancoso("financeiro", "terceira@example.com");
  const host = (await enter(world, "hotel")).id;
  // As if sent in the same moment as the removal: nothing took it back, and its host owns another hotel.
  await world.db.updateTable("invites").set({ invited_by: host }).where("id", "=", id).execute();
  expect(await accept(token)).toBe(404);
});

test("a hotel that nobody has is not there for administrators either, wherever a hotel is named", async () => {
  const admin = await enter(world, "admin");
  const document = await (await world.api("/api/openapi.json")).json();
  const nowhere = demoId("hotel/nowhere");
  const reads = readOperations(document).filter(
    ({ method, path, access }) =>
      method === "GET" && path.includes("{hotelId}") && (access as readonly string[]).includes("admin"),
  );
  expect(reads.length).toBeGreaterThan(15);
  const days: Record<string, string> = { month: "2026-02", on: "2026-03-02" };
  for (const { path, parameters } of reads) {
    const said = ({ name, schema }: (typeof parameters)[number]) =>
      days[name] ?? String(sampleSchema(schema, { schemas: document.components.schemas, uuid: nowhere }));
    const asked = parameters.filter((one) => one.in === "query" && one.required);
    const query = new URLSearchParams(asked.map((one) => [one.name, said(one)]));
    const filled = parameters
      .filter((one) => one.in === "path")
      .reduce((filling, one) => filling.replace(`{${one.name}}`, said(one)), path);
    const { status } = await admin.call("GET", `${filled}?${query}`);
    expect([path, status]).toEqual([path, 404]);
  }
});

test("an administrator finds who works for which hotel, by person, mail, hotel and part, and takes the list as a file", async () => {
  const { token } = await enter(world, "admin@lilamonde.test");
  const headers = { authorization: `Bearer ${token}` };
  const list = async (query: string) =>
    (await (await world.api(`/api/houses/people?${query}`, { headers })).json()) as HotelPeople;
  const { rows, facets } = await list("limit=100&sort=name");
  const inPart = (part: string) => rows.filter((row) => row.part === part).length;
  expect(facets.part.map(({ value, count }) => [value, count.value])).toEqual(
    hotelParts.map((part) => [part, inPart(part)]),
  );
  const sofia = await list("q=hotel@lilamonde.test");
  expect(new Set(sofia.rows.map(({ email }) => email))).toEqual(new Set(["hotel@lilamonde.test"]));
  const trancoso = await list("q=trancoso&part=owner");
  expect(new Set(trancoso.rows.map(({ hotelId, part }) => `${hotelId} ${part}`))).toEqual(
    new Set([`${TRANCOSO} owner`]),
  );
  const first = await list("limit=2&sort=hotel");
  const second = await list(`limit=2&sort=hotel&cursor=${first.nextCursor}`);
  const keyOf = ({ hotelId, userId }: HotelPerson) => hotelId + userId;
  const seen = new Set([...first.rows, ...second.rows].map(keyOf));
  expect(seen.size).toBe(4);
  const file = await (await world.api("/api/houses/people.file?q=trancoso", { headers })).text();
  expect(file.trim().split("\n").length).toBe((await list("q=trancoso&limit=100")).rows.length + 1);
  expect(file).toContain("name,email,hotel,part,since");
});

test("a hotel has so many people mailed a day, and no more", async () => {
  const codes: number[] = [];
  for (let at = 0; at < 31 && codes.at(-1) !== 429; at += 1) {
    const member = { email: `estranha-${at}@example.com`, part: "editor", language: "pt" };
    codes.push((await ask("hotel", "POST", `${house(SAGRES)}/members`, member)).status);
  }
  expect(codes[0]).toBe(201);
  expect(codes.at(-1)).toBe(429);
  const { body } = await ask("hotel", "GET", `${house(SAGRES)}/members`);
  const [{ id, version }] = body.invites;
  // Sending again is mail to a stranger too.
  const again = await ask("hotel", "POST", `${house(SAGRES)}/invites/${id}/resend`, { version });
  expect(again).toMatchObject({ status: 429, body: { code: "rate_limited" } });
});
