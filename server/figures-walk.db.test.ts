import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { rungOf } from "#domain/statements/rungs.ts";
import {
  type Ask,
  everyRow,
  type Shown,
  walkAgency,
  walkHotel,
  walkPayee,
} from "#testing/figures/walk-figures.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { getWorld, type World } from "#testing/world.ts";
import { findWaits } from "./commissions/queue/queries.ts";
import { readFigures } from "./insights/read-figures.ts";
import { findLateLines } from "./statements/queries.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
});
afterAll(() => world.close());

async function signIn(email: string): Promise<string> {
  const answer = await world.api("/auth/v1/token?grant_type=password", {
    ...{ method: "POST", headers: { "content-type": "application/json" } },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return (await answer.json()).access_token;
}

const asking =
  (token: string): Ask =>
  async (path) => {
    const answer = await world.api(path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };

const differing = (shown: readonly Shown[]) =>
  shown.filter(({ value, same }) => JSON.stringify(value) !== JSON.stringify(same));

test("in the demo world no two places show a figure differently, whoever reads it", async () => {
  const shown: Shown[] = [];
  const sellers = await world.db
    .selectFrom("user_roles as r")
    .innerJoin("auth.users as u", "u.id", "r.user_id")
    .innerJoin("profiles as p", "p.id", "r.user_id")
    .select(["u.email", "u.id"])
    .where("r.role", "in", ["advisor", "tour_operator"])
    .where("p.status", "=", "active")
    .execute();
  for (const { email, id } of sellers) {
    const ask = asking(await signIn(email!));
    shown.push(...(await walkPayee({ ask, whose: email!, figures: await readFigures(world.deps, id) })));
  }
  const owners = await world.db
    .selectFrom("agencies as a")
    .innerJoin("auth.users as u", "u.id", "a.owner_id")
    .select("u.email")
    .execute();
  for (const { email } of owners) shown.push(...(await walkAgency(asking(await signIn(email!)), email!)));
  const { token } = await addSecondFactor(world, await signIn("admin@lilamonde.test"));
  const [ask, hotel] = [asking(token), asking(await signIn("hotel@lilamonde.test"))];
  const { houses } = await hotel<{ houses: { id: string; slug: string }[] }>("/api/houses");
  for (const { id: hotelId, slug } of houses)
    shown.push(...(await walkHotel({ ask, hotel, hotelId, whose: slug })));
  expect(differing(shown)).toEqual([]);
  // It compared something: money that came in part, and money that is late.
  const filled = (figure: string) =>
    shown.some((one) => one.figure.startsWith(figure) && JSON.stringify(one.value) !== "{}");
  expect(["came in part", "outstanding, overdue", "to come", "commission of a stay"].map(filled)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("how late a commission is reads the same in the list, the queue and the statement that chases it", async () => {
  const { token } = await addSecondFactor(world, await signIn("admin2@lilamonde.test"));
  const late = await everyRow(asking(token), "/api/admin/commissions?box=overdue");
  expect(late.length).toBeGreaterThan(0);
  const now = world.clock.now();
  const days = late.map(({ daysLate }) => daysLate).sort((a, b) => b - a);
  const waits = await findWaits(world.db, { now, limit: 1_000 });
  const inQueue = waits.map(({ at }) => Math.floor((now.getTime() - at.getTime()) / 86_400_000));
  expect(inQueue).toEqual(days);
  const lines = await findLateLines(
    world.db,
    new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10),
  );
  for (const { id, amount } of lines) {
    const row = late.find((one) => one.id === id);
    if (row) expect(Number(amount)).toBe(row.outstanding);
  }
  expect(days.some((count) => rungOf(count) !== null)).toBe(true);
});
