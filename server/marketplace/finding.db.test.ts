import { afterAll, beforeAll, expect, test } from "vitest";
import type { MemberProducts } from "#domain/products/marketplace.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";

type Entered = Awaited<ReturnType<typeof enter>>;

let world: World;
let advisor: Entered;
let operator: Entered;
beforeAll(async () => {
  world = await getWorld({ isPlanted: true });
  [advisor, operator] = await Promise.all([enter(world, "advisor"), enter(world, "operator")]);
});
afterAll(() => world.close());

const look = async (who: Entered, question: string): Promise<MemberProducts> =>
  (await who.call("GET", `/api/marketplace?${question}`)).json();
const idsOf = ({ rows }: MemberProducts) => rows.map(({ id }) => id);

test("where nothing is found, it is said what to let go of and how much is found then", async () => {
  const { rows, count, suggestions } = await look(advisor, "country=MA&kind=service");
  expect([rows, count.value]).toEqual([[], 0]);
  expect(suggestions.map(({ without }) => without).sort()).toEqual(["country", "kind"]);
  for (const { without, count: left } of suggestions) {
    const rest = without === "country" ? "kind=service" : "country=MA";
    expect([without, left.value]).toEqual([without, idsOf(await look(advisor, rest)).length]);
  }
});

test("what a misspelt word finds goes on page after page, under the word it was read as", async () => {
  const whole = idsOf(await look(advisor, "q=portugal&limit=100"));
  expect(whole.length).toBeGreaterThan(2);
  const found: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: MemberProducts = await look(advisor, `q=portugual&limit=1${cursor && `&cursor=${cursor}`}`);
    expect([page.alike, page.count.value]).toEqual(["portugal", whole.length]);
    found.push(...idsOf(page));
    cursor = page.nextCursor;
  }
  expect(found).toEqual(whole);
});

test("what is saved is found again by whoever saved it alone, and let go", async () => {
  const [id] = idsOf(await look(advisor, "sort=-publishedAt"));
  const before = idsOf(await look(operator, "only=saved"));
  expect((await advisor.call("PUT", `/api/marketplace/${id}/saved`)).ok).toBe(true);
  expect((await advisor.call("PUT", `/api/marketplace/${id}/saved`)).ok).toBe(true);
  expect(idsOf(await look(advisor, "only=saved")).filter((each) => each === id)).toEqual([id]);
  expect(idsOf(await look(operator, "only=saved"))).toEqual(before);
  expect((await advisor.call("DELETE", `/api/marketplace/${id}/saved`)).ok).toBe(true);
  expect(idsOf(await look(advisor, "only=saved"))).not.toContain(id);
});

test("up to four are compared, in the order they were chosen; a fifth is refused", async () => {
  const [one, two, three, four, five] = idsOf(await look(advisor, ""));
  const compare = (ids: unknown[]) => advisor.call("GET", `/api/marketplace/compared?ids=${ids.join(",")}`);
  const chosen = [three, one, four, two];
  const shown = await (await compare(chosen)).json();
  expect(shown.products.map(({ id }: { id: string }) => id)).toEqual(chosen);
  expect((await compare([...chosen, five])).status).toBe(400);
});
