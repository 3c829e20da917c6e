import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { transact } from "#platform/database/transact.ts";
import { readMailbox } from "#platform/mail/mailbox.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { until } from "#testing/until.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { setStanding } from "../accounts/set-standing.ts";
import { createApp } from "../app.ts";
import { renewalAsked } from "../invites/notices.ts";
import { notify } from "../notifications/notify.ts";
import { createDeps } from "../startup/create-deps.ts";

let world: World;
let other: Awaited<ReturnType<typeof openOtherNode>>;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  other = await openOtherNode();
});
afterAll(async () => {
  await other.close();
  await world.close();
});

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

type Node = (path: string, init: RequestInit) => Promise<Response>;

/** Another process of the same house. */
async function openOtherNode(): Promise<{ node: Node; close: () => Promise<void> }> {
  const { config, log, clock, database } = world.deps;
  const { deps } = await createDeps({ config, log, clock, database });
  await deps.auth.start();
  const { fetch } = createApp(deps, { pages: async () => new Response("page"), isClosing: () => false });
  return {
    node: async (path, init) =>
      fetch(new Request(new URL(path, config.publicUrl), init), { address: "192.0.2.9" }),
    close: async () => {
      await deps.live.close();
      await deps.auth.close();
    },
  };
}

/** An open stream whose events are read one by one; null when it ends. */
async function listen(authorization = "", { node = world.api as Node } = {}) {
  const stop = new AbortController();
  const answer = await node("/api/live", {
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
        // A heartbeat says nothing.
        if (block.startsWith(":")) continue;
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
  await transact(world.db, async (tx) =>
    world.deps.live.publish(tx, { topic: "public", event: "end", data: {} }),
  );
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
    params: { email: "lia@example.com" },
    link: "/admin/invitations",
  };
  await transact(world.db, async (tx) => notify(tx, world.deps, renewalAsked, { userId, ...asked }));
  expect(await stream.next()).toBe("notification");
  const { notifications, unread } = await (
    await ask("/api/notifications", { authorization: advisor })
  ).json();
  expect(unread).toBe(1);
  expect(notifications).toMatchObject([
    {
      kind: "renewal_asked",
      link: asked.link,
      text: { en: expect.stringContaining("lia@example.com") },
      isRead: false,
    },
  ]);
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
  await transact(world.db, async (tx) =>
    world.deps.live.publish(tx, { topic: "public", event: "end", data: {} }),
  );
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

const NEW_PASSWORD = "um segredo de verdade";
const send = (method: string, path: string, authorization: string, body?: object) =>
  world.api(path, {
    method,
    headers: { authorization, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

test.each<[string, (mine: string, theirs: string) => Promise<unknown>]>([
  ["signed out", (mine) => send("POST", "/auth/v1/logout?scope=local", mine)],
  ["signed out everywhere else", (_, theirs) => send("POST", "/auth/v1/logout?scope=others", theirs)],
  [
    "revoked as a device",
    async (mine, theirs) => {
      const { sessions } = await (await ask("/api/security/sessions", { authorization: mine })).json();
      await send("DELETE", `/api/security/sessions/${sessions[0].id}`, theirs);
    },
  ],
  [
    "left behind by a new password",
    (_, theirs) => send("PUT", "/auth/v1/user", theirs, { password: NEW_PASSWORD }),
  ],
  ["left behind by a second factor", (_, theirs) => addSecondFactor(world, theirs.replace("Bearer ", ""))],
])("a stream ends on every node once its session is %s, and the other session's goes on", async (_, end) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const { id } = await world.deps.auth.createUser({ email, password: DEMO_PASSWORD, email_confirm: true });
  const standing = { id, status: "active", role: "advisor", reason: null } as const;
  await transact(world.db, (tx) => setStanding(tx, world.deps, standing));
  const [mine, theirs] = [await signIn(email), await signIn(email)];
  const streams = [await listen(mine), await listen(mine, other)];
  const [kept, open] = [await listen(theirs), await listen()];
  await end(mine, theirs);
  for (const stream of streams) expect(await stream.next()).toBeNull();
  expect((await send("GET", "/api/live", mine)).status).toBe(401);
  await transact(world.db, async (tx) =>
    world.deps.live.publish(tx, { topic: "public", event: "end", data: {} }),
  );
  for (const stream of [kept, open]) {
    expect(await stream.next()).toBe("end");
    stream.stop();
  }
});

test("a stream ends with the factor that had opened it, while another one stands", async () => {
  const email = "hotel@lilamonde.test";
  const tokenOf = async () => (await signIn(email)).replace("Bearer ", "");
  const first = await addSecondFactor(world, await tokenOf());
  const second = await addSecondFactor(world, first.token);
  world.clock.set(new Date(world.clock.now().getTime() + 90_000));
  const stream = await listen(`Bearer ${await first.use(await tokenOf())}`);
  await send("DELETE", `/auth/v1/factors/${first.id}`, `Bearer ${second.token}`);
  expect(await stream.next()).toBeNull();
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
  const { text } = await until(async () => {
    const mail = (await readMailbox({ db: world.db })).find(({ to }) => to.includes(email));
    return mail ?? Promise.reject(new Error("no mail yet"));
  });
  await ask(text.match(/http\S+verify\S+/)![0]);
  const [asked] = await todo(admins[0]!);
  expect(asked).toMatchObject({
    kind: "account_waiting",
    text: { pt: expect.stringContaining("Lia Prado") },
  });
  expect(await todo(admins[1]!)).toHaveLength(1);
  const id = new URL(asked.link, "http://lilamonde.test").searchParams.get("person");
  const { person } = await (await ask(`/api/people/${id}`, { authorization: admins[0]! })).json();
  const change = { to: "active", role: "advisor", version: person.version };
  await ask(`/api/people/${id}/status`, { authorization: admins[0]!, body: change });
  for (const admin of admins) expect(await todo(admin)).toEqual([]);
  const lia = await signIn(email);
  expect(await todo(lia)).toMatchObject([{ kind: "profile_to_complete", link: "/advisor-portal/profile" }]);
});
