import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld } from "#auth/testing/auth-world.ts";

const PEOPLE = 100;
const ROTATIONS = 5;
/** Every token is asked for by so many tabs at the same moment. */
const TABS = 3;

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
afterAll(() => world.close());

type Tokens = { refresh: string; access: string };

async function refresh(token: string): Promise<Tokens> {
  const { data, error } = await world.client().refreshSession({ refresh_token: token });
  if (error || !data.session) throw error ?? new Error("no session");
  return { refresh: data.session.refresh_token, access: data.session.access_token };
}

/** Rotates one session again and again, always from several tabs at once, and gives the chain of its tokens. */
async function rotate(first: string): Promise<{ chain: string[]; access: string }> {
  const chain = [first];
  let access = "";
  for (let turn = 0; turn < ROTATIONS; turn++) {
    const answers = await Promise.all(Array.from({ length: TABS }, () => refresh(chain.at(-1)!)));
    const successors = [...new Set(answers.map((answer) => answer.refresh))];
    expect(successors).toHaveLength(1);
    chain.push(successors[0]!);
    access = answers[0]!.access;
  }
  return { chain, access };
}

test("1,500 rotations of 100 sessions at once fork no chain, lose no session and mix up nobody", async () => {
  const people: Awaited<ReturnType<AuthWorld["signedIn"]>>[] = [];
  while (people.length < PEOPLE) people.push(await world.signedIn());
  const ends = await Promise.all(people.map(({ session }) => rotate(session.refresh_token)));

  const all = ends.flatMap(({ chain }) => chain);
  expect(new Set(all).size).toBe(PEOPLE * (ROTATIONS + 1));
  for (const [at, { access }] of ends.entries())
    expect(await world.auth.verifyToken(access)).toMatchObject({ sub: people[at]!.id });
  const { rows } = await world.database.execute("select count(*)::int as sessions from auth.sessions");
  expect(rows).toEqual([{ sessions: PEOPLE }]);
});

test("a stolen grandparent ends its own session among many that rotate at the same moment, and no other", async () => {
  const [victim, ...others] = await Promise.all(Array.from({ length: 21 }, () => world.signedIn()));
  const { chain, access } = await rotate(victim!.session.refresh_token);
  world.clock.advance(11);
  const [stolen, ...ends] = await Promise.all([
    refresh(chain[0]!).catch((error: Error) => error),
    ...others.map(({ session }) => rotate(session.refresh_token)),
  ]);
  expect(stolen).toBeInstanceOf(Error);
  await expect.poll(() => world.auth.verifyToken(access)).toBeNull();
  for (const end of ends) expect(await world.auth.verifyToken(end.access)).not.toBeNull();
});
