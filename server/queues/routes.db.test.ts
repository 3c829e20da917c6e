import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import type { QueueBoard } from "#domain/queues/queues.ts";
import { TREND_WEEKS, type TrendBoard } from "#domain/queues/trends.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { getWorld, type World } from "#testing/world.ts";

let world: World;
let admin: string;
beforeAll(async () => {
  world = await getWorld({ isPlanted: true });
  admin = await signIn("admin");
  await appeal();
});
afterAll(() => world.close());

async function signIn(who: string): Promise<string> {
  const answer = await world.api("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@lilamonde.test`, password: DEMO_PASSWORD }),
  });
  return `Bearer ${(await answer.json()).access_token}`;
}
/** Somebody does not agree with an entry of their statement. */
async function appeal() {
  const headers = { authorization: await signIn("advisor"), "content-type": "application/json" };
  const entries = await (await world.api("/api/reputation/entries", { headers })).json();
  const body = JSON.stringify({ text: "A estadia terminou antes." });
  const path = `/api/reputation/entries/${entries.rows[0].id}/appeal`;
  expect((await world.api(path, { method: "POST", headers, body })).status).toBe(201);
}
async function read<T>(path: string): Promise<T> {
  const answer = await world.api(path, { headers: { authorization: admin } });
  expect(answer.status, path).toBe(200);
  return answer.json();
}
type As = { by?: string; method?: string };
async function decide(path: string, body: unknown, { by = admin, method = "POST" }: As = {}): Promise<void> {
  const answer = await world.api(path, {
    method,
    headers: { authorization: by, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status, `${path} ${answer.ok ? "" : await answer.clone().text()}`).toBeLessThan(300);
}
const board = async () =>
  new Map((await read<QueueBoard>("/api/admin/queues")).queues.map((queue) => [queue.id, queue]));
type Rows = { rows: { id: string; version: number }[] };
const first = async (path: string) => (await read<Rows>(path)).rows[0]!;

/** How the oldest of a queue is decided, each by the route that its screen uses. */
const decisions: Record<string, () => Promise<void>> = {
  approvals: async () => {
    const { id, version } = await first("/api/people?status=pending");
    await decide(`/api/people/${id}/status`, { to: "active", role: "advisor", version });
  },
  bookings: async () => {
    const { id } = await first("/api/admin/bookings/late");
    const { hotel_id: hotelId, version } = await world.db
      .selectFrom("bookings")
      .select(["hotel_id", "version"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const step = { kind: "ask", message: "Serve uma cama extra?" };
    const by = await signIn("hotel");
    await decide(`/api/houses/${hotelId}/bookings/${id}/steps`, { version, step }, { by });
  },
  commissions: async () => {
    const { rows } = await read<Rows>("/api/admin/commissions?box=overdue");
    for (const { id, version } of rows) {
      // What has been paid in part is owed.
      const { received } = await read<{ received: number }>(`/api/admin/commissions/${id}`);
      if (received > 0) continue;
      const voiding = { version, reason: "A estadia não aconteceu." };
      return decide(`/api/admin/commissions/${id}/void`, voiding);
    }
  },
  payouts: async () => {
    const waiting = `/api/admin/payouts/${demoId("payout/waiting")}`;
    const versionOf = async () => (await read<{ version: number }>(waiting)).version;
    const { token } = await addSecondFactor(world, (await signIn("admin2")).slice("Bearer ".length));
    const by = `Bearer ${token}`;
    await decide(`${waiting}/approve`, { version: await versionOf() }, { by });
    await decide(`${waiting}/send`, { version: await versionOf() }, { by });
  },
  contact: async () => {
    const { id, version } = await first("/api/admin/contact?status=new");
    await decide(`/api/admin/contact/${id}/status`, { to: "closed", version });
  },
  data_requests: async () => {
    const { id, version } = await first("/api/admin/privacy/requests?state=open");
    const answer = { version, state: "answered", answer: "Apagada em todas as cópias." };
    await decide(`/api/admin/privacy/requests/${id}`, answer, { method: "PUT" });
  },
  appeals: async () => {
    const { id, version } = await first("/api/admin/appeals?state=waiting");
    await decide(`/api/admin/appeals/${id}/decision`, { points: null, answer: "Vale a data.", version });
  },
  materials: async () => {
    const { waiting } = await read<{ waiting: { version: { id: string } }[] }>("/api/materials/reviews");
    await decide(`/api/materials/reviews/${waiting[0]!.version.id}`, {
      to: "returned",
      comment: "Sem crédito.",
    });
  },
  reports: async () => {
    const { id } = await first("/api/timeline/reports?state=open");
    await decide(`/api/timeline/reports/${id}/decision`, { decision: "kept", reason: "Está nas regras." });
  },
  products: async () => {
    const { id, version } = await first("/api/admin/products?waiting=house&sort=sentAt");
    const refusal = { to: "rejected", reason: "Fora da coleção.", comments: [], version };
    await decide(`/api/admin/products/${id}/reviews`, refusal);
  },
  referrals: async () => {
    const { id, version } = await first("/api/admin/referrals?state=sent");
    await decide(`/api/admin/referrals/${id}/state`, { to: "in_conversation", note: null, version });
  },
  suggestions: async () => {
    const { id, version } = await first("/api/requests?state=new");
    await decide(`/api/requests/${id}/state`, { to: "planned", answer: null, updateId: null, version });
  },
  statements: async () => {
    const { id, version } = await first("/api/admin/statements?state=prepared");
    await decide(`/api/admin/statements/${id}/release`, { version });
  },
};

test("every queue of the house is on the board with its agreed time, the worst first, and none but administrators read it", async () => {
  const { queues } = await read<QueueBoard>("/api/admin/queues");
  expect(queues.map(({ id }) => id).sort()).toEqual(world.deps.queues.map(({ id }) => id).sort());
  for (const { id, agreedHours, place } of queues) {
    expect(agreedHours).toBe(world.deps.queues.find((queue) => queue.id === id)!.agreedHours);
    expect(place).toMatch(/^\/admin\//);
  }
  const used = queues.map(({ waits, agreedHours }) => (waits.length ? waits[0]! / agreedHours : -1));
  expect(used).toEqual([...used].sort((a, b) => b - a));
  const advisor = await signIn("advisor");
  for (const path of ["/api/admin/queues", "/api/admin/trends"]) {
    expect((await world.api(path, { headers: { authorization: advisor } })).status).toBe(403);
  }
});

test.each(Object.entries(decisions))(
  "what waits in %s leaves the board once it is decided",
  async (id, act) => {
    const before = (await board()).get(id)!;
    expect(before.count.value).toBeGreaterThan(0);
    await act();
    expect((await board()).get(id)!.count.value).toBe(before.count.value - 1);
  },
);

test("the last twelve weeks have a value for each week and line, and the demo's members and journeys are spread over them", async () => {
  const { weeks, trends } = await read<TrendBoard>("/api/admin/trends");
  expect(weeks).toHaveLength(TREND_WEEKS);
  for (const { lines } of trends) for (const { values } of lines) expect(values).toHaveLength(TREND_WEEKS);
  const of = (id: string) => trends.find((trend) => trend.id === id)!.lines[0]!.values;
  const begun = of("journeys").reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const since = new Date(`${weeks[0]}T03:00:00Z`);
  const { count } = await world.db
    .selectFrom("journeys")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  expect(begun).toBe(Number(count));
  expect(begun).toBeGreaterThan(0);
  // The demo's people came and its journeys were begun one after the other, not all in the last week.
  for (const id of ["members", "journeys"])
    expect(of(id).filter((value) => value).length, id).toBeGreaterThan(5);
});
