import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { readMailbox } from "#platform/mail/mailbox.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { notify } from "../notifications/notify.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

const ask = (path: string, { authorization = "", body }: { authorization?: string; body?: unknown } = {}) =>
  world.api(path, {
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
  });
async function signIn(email: string): Promise<string> {
  const answer = await ask("/auth/v1/token?grant_type=password", {
    body: { email, password: DEMO_PASSWORD },
  });
  return `Bearer ${(await answer.json()).access_token}`;
}
const idOf = async (authorization: string) => (await (await ask("/api/me", { authorization })).json()).id;

/** An open stream whose events are read one by one; null when it ends. */
async function listen(authorization = "") {
  const stop = new AbortController();
  const answer = await world.api("/api/live", {
    headers: authorization ? { authorization } : {},
    signal: stop.signal,
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  const next = async (): Promise<string | null> => {
    for (;;) {
      const end = heard.indexOf("\n\n");
      if (end >= 0) {
        const block = heard.slice(0, end);
        heard = heard.slice(end + 2);
        return block.match(/^event: (.*)$/m)?.[1] ?? "begin";
      }
      const { value, done } = await reader.read();
      if (done) return null;
      heard += value;
    }
  };
  expect(await next()).toBe("begin");
  return { next, stop: () => stop.abort() };
}

test("news reaches the open bells of its audience, and its author must be an administrator", async () => {
  const [admin, advisor, hotel] = await Promise.all(
    ["admin", "advisor", "hotel"].map((who) => signIn(`${who}@lilamonde.test`)),
  );
  const bells = { advisor: await listen(advisor), hotel: await listen(hotel), nobody: await listen() };
  const news = { title: "Novo", description: "Texto", updateType: "feature" };
  const publish = (targetAudience: string, authorization = admin) =>
    ask("/api/updates", { authorization, body: { ...news, targetAudience } });
  expect((await publish("all", advisor)).status).toBe(403);
  expect((await publish("advisors")).status).toBe(201);
  expect((await publish("hotels")).status).toBe(201);
  expect((await publish("all")).status).toBe(201);
  expect([await bells.advisor.next(), await bells.advisor.next()]).toEqual(["update", "update"]);
  expect([await bells.hotel.next(), await bells.hotel.next()]).toEqual(["update", "update"]);
  await world.db
    .transaction()
    .execute((tx) => world.deps.live.publish(tx, { topic: "public", event: "end", data: {} }));
  for (const bell of Object.values(bells)) expect(await bell.next()).toBe("end");
  for (const bell of Object.values(bells)) bell.stop();
});

test("a notification reaches its person alone, is counted, and only they can put it away, on all their devices", async () => {
  const [advisor, operator] = await Promise.all([
    signIn("advisor@lilamonde.test"),
    signIn("operator@lilamonde.test"),
  ]);
  const userId = await idOf(advisor);
  const stream = await listen(advisor);
  const asked = {
    kind: "renewal_asked",
    params: { email: "lia@example.com" },
    link: "/admin/invitations",
  } as const;
  await world.db.transaction().execute((tx) => notify(tx, world.deps, { userId, ...asked }));
  expect(await stream.next()).toBe("notification");
  const { notifications, unread } = await (
    await ask("/api/notifications", { authorization: advisor })
  ).json();
  expect(unread).toBe(1);
  expect(notifications).toMatchObject([{ ...asked, isRead: false }]);
  const mine = { ids: [notifications[0].id] };
  await ask("/api/notifications/read", { authorization: operator, body: mine });
  const read = async (authorization: string, body: unknown) =>
    (await (await ask("/api/notifications/read", { authorization, body })).json()).unread;
  expect((await (await ask("/api/notifications", { authorization: advisor })).json()).unread).toBe(1);
  expect(await read(advisor, mine)).toBe(0);
  expect(await read(advisor, { ids: "all" })).toBe(0);
  const news = { title: "Novo", description: "Texto", updateType: "feature", targetAudience: "advisors" };
  await ask("/api/updates", { authorization: await signIn("admin@lilamonde.test"), body: news });
  for (const ids of ["all", "all"]) await ask("/api/updates/read", { authorization: advisor, body: { ids } });
  await world.db
    .transaction()
    .execute((tx) => world.deps.live.publish(tx, { topic: "public", event: "end", data: {} }));
  // Once each: what was read already is no news.
  const heard = [];
  for (let event = await stream.next(); event !== "end"; event = await stream.next()) heard.push(event);
  expect(heard).toEqual(["notification", "update", "update"]);
  stream.stop();
});

test("a stream ends with the news that the account changed, and a suspended person opens no other", async () => {
  const [admin, operator] = await Promise.all([
    signIn("admin@lilamonde.test"),
    signIn("operator@lilamonde.test"),
  ]);
  const id = await idOf(operator);
  const stream = await listen(operator);
  const { person } = await (await ask(`/api/people/${id}`, { authorization: admin })).json();
  const change = { to: "suspended", reason: "contrato encerrado", version: person.version };
  expect((await ask(`/api/people/${id}/status`, { authorization: admin, body: change })).status).toBe(200);
  expect(await stream.next()).toBe("account");
  expect(await stream.next()).toBeNull();
  expect((await ask("/api/live", { authorization: operator })).ok).toBe(false);
  expect((await ask("/api/live", { authorization: "Bearer a.b.c" })).status).toBe(401);
});

test("a proven sign-up asks every administrator, and one decision answers for all and welcomes", async () => {
  const admins = await Promise.all([signIn("admin@lilamonde.test"), signIn("admin2@lilamonde.test")]);
  const data = { full_name: "Lia Prado", selected_role: "advisor" };
  const email = "lia@example.com";
  await ask("/auth/v1/signup", { body: { email, password: DEMO_PASSWORD, data } });
  const todo = async (authorization: string) =>
    (await (await ask("/api/notifications", { authorization })).json()).notifications.filter(
      ({ isRead }: { isRead: boolean }) => !isRead,
    );
  for (const admin of admins) expect(await todo(admin)).toEqual([]);
  const { text } = await vi.waitFor(async () => {
    const mail = (await readMailbox({ db: world.db })).find(({ to }) => to.includes(email));
    return mail ?? Promise.reject(new Error("no mail yet"));
  });
  await ask(text.match(/http\S+verify\S+/)![0]);
  const [asked] = await todo(admins[0]!);
  expect(asked).toMatchObject({ kind: "account_waiting", params: { name: "Lia Prado" } });
  expect(await todo(admins[1]!)).toHaveLength(1);
  const id = new URL(asked.link, "http://lilamonde.test").searchParams.get("person");
  const { person } = await (await ask(`/api/people/${id}`, { authorization: admins[0]! })).json();
  const change = { to: "active", role: "advisor", version: person.version };
  await ask(`/api/people/${id}/status`, { authorization: admins[0]!, body: change });
  for (const admin of admins) expect(await todo(admin)).toEqual([]);
  const lia = await signIn(email);
  expect(await todo(lia)).toMatchObject([{ kind: "profile_to_complete", link: "/advisor-portal/profile" }]);
});
