import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD } from "#auth/testing/auth-world.ts";
import { propertyRuns } from "#testing/property-runs.ts";
import { until } from "#testing/until.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
afterAll(() => world.close());

type Line = { refresh: string[]; access: string[] };

const Step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("refresh" as const), line: fc.nat(2), age: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom("local", "others", "global"), line: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("revoke" as const), line: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait" as const), seconds: fc.nat(20) }) },
);

test("no interleaving of refreshes, sign-outs and revocations leaves a usable token of an ended session", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(Step, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      async (rounds) => {
        const { lines, userId } = await openLines(3);
        // Steps of a round run at the same time.
        for (const round of rounds) await Promise.all(round.map((step) => take(step, { lines, userId })));
        const alive = new Set((await world.auth.listSessions(userId)).map(({ id }) => id));
        for (const [sessionId, line] of lines) {
          if (alive.has(sessionId)) continue;
          for (const token of line.refresh) expect((await refresh(token)).error).not.toBeNull();
          for (const token of line.access) {
            expect((await world.client().getUser(token)).error).not.toBeNull();
            // A server tells of an ended session a moment after its commit.
            await until(async () => expect(await world.auth.verifyToken(token)).toBeNull());
          }
        }
        const stillAlive = (await world.auth.listSessions(userId)).map(({ id }) => id);
        expect(new Set(stillAlive)).toEqual(alive);
      },
    ),
    propertyRuns(12),
  );
});

async function openLines(count: number) {
  const email = `${crypto.randomUUID()}@guests.test`;
  const { id: userId } = await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const lines = new Map<string, Line>();
  for (let i = 0; i < count; i++) {
    const { data } = await world.client().signInWithPassword({ email, password: PASSWORD });
    const claims = (await world.auth.verifyToken(data.session!.access_token))!;
    lines.set(claims.session_id, {
      refresh: [data.session!.refresh_token],
      access: [data.session!.access_token],
    });
  }
  return { lines, userId };
}

async function take(
  step: { kind: string; line?: number; age?: number; seconds?: number },
  { lines, userId }: { lines: Map<string, Line>; userId: string },
): Promise<void> {
  if (step.kind === "wait") return world.clock.advance(step.seconds!);
  const [sessionId, line] = [...lines][step.line!]!;
  if (step.kind === "revoke") {
    await world.auth.revokeSessions({ userId, scope: { only: sessionId } });
    return;
  }
  if (step.kind === "refresh") {
    const { data } = await refresh(line.refresh.at(-1 - step.age!) ?? line.refresh[0]!);
    if (!data.session) return;
    line.refresh.push(data.session.refresh_token);
    line.access.push(data.session.access_token);
    return;
  }
  await world.admin.signOut(line.access.at(-1)!, step.kind as "local");
}

function refresh(token: string) {
  return world.client().refreshSession({ refresh_token: token });
}
