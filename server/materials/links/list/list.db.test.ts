import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type KitWorld, openKitWorld, pdf } from "../../testing/kit-world.ts";

const person = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
let world: KitWorld;
let [advisor, rival, hotel]: string[] = [];
beforeAll(async () => {
  world = await openKitWorld();
});
afterAll(() => world.close());

/** An advisor sent the sheet for seven days, then the dinner for ninety, then both for thirty; another sent nothing. */
beforeEach(async () => {
  await world.plant();
  const [sagres, trancoso] = await Promise.all(["martinhal-sagres", "casa-trancoso"].map(world.hotelId));
  const admin = await world.signIn("admin");
  [advisor, hotel] = await Promise.all(["advisor", "hotel"].map(world.signIn));
  rival = await world.makeAdvisor("rival@example.com");
  await world.send(admin, sagres!);
  await world.send(admin, trancoso!, { type: "menu", title: "Jantar" }, pdf("Jantar"));
  const { rows } = await world.read("/api/materials?sort=title", advisor!);
  const [sheet, dinner] = rows.map(({ id }: { id: string }) => id);
  for (const [ids, days] of [
    [[sheet], 7],
    [[dinner], 90],
    [[sheet, dinner], 30],
  ] as const) {
    world.clock.set(new Date(world.clock.now().getTime() + 60_000));
    const sent = await world.call("POST", "/api/materials/links", advisor!, { ids, days });
    expect(sent.status).toBe(201);
    if (days === 90) await world.api(`/api${(await sent.json()).path}`, { headers: person });
  }
});

type Link = { id: string; titles: string[]; openings: number; isOver: boolean };
const ask = (query: string, token = advisor!) => world.read(`/api/materials/links?${query}`, token);
const titles = (rows: Link[]) => rows.map((row) => row.titles.join(" + "));
const [SHEET, DINNER, BOTH] = ["Ficha técnica", "Jantar", "Ficha técnica + Jantar"];

/** Every row, one page of one after another. */
async function walk(query: string): Promise<string[]> {
  const seen: Link[] = [];
  let cursor: string | null = null;
  do {
    const page: { rows: Link[]; nextCursor: string | null } = await ask(
      `${query}&limit=1${cursor ? `&cursor=${cursor}` : ""}`,
    );
    seen.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return titles(seen);
}

test("links come page after page in every sort", async () => {
  expect(await walk("sort=-createdAt")).toEqual([BOTH, DINNER, SHEET]);
  expect(await walk("sort=expiresAt")).toEqual([SHEET, BOTH, DINNER]);
  expect((await walk("sort=-openings"))[0]).toBe(DINNER);
  expect((await walk("sort=openings")).at(-1)).toBe(DINNER);
});

test("a link is found by what it opens and whose that is, and parted by whether it still opens", async () => {
  const found = async (q: string) => titles((await ask(`q=${encodeURIComponent(q)}`)).rows);
  expect(await found("tecnica")).toEqual([BOTH, SHEET]);
  expect(await found("trancoso jantar")).toEqual([BOTH, DINNER]);
  expect(await found("tecnica jantar")).toEqual([BOTH]);
  expect(await found("praia")).toEqual([]);

  const { rows } = await ask("sort=-createdAt");
  expect(rows[0].hotels).toEqual(["Casa Trancoso", "Martinhal Sagres"]);
  await world.call("DELETE", `/api/materials/links/${rows[0].id}`, advisor!);
  world.clock.set(new Date("2026-03-10T12:00:00Z"));
  advisor = await world.signIn("advisor");
  const over = await ask("state=over");
  expect(titles(over.rows)).toEqual([BOTH, SHEET]);
  expect(over.rows.every(({ isOver }: Link) => isOver)).toBe(true);
  expect(over.facets.state).toMatchObject([
    { value: "open", count: { value: 1 } },
    { value: "over", count: { value: 2 } },
  ]);
  expect(await ask("state=open")).toMatchObject({ rows: [{ titles: [DINNER], openings: 1, isOver: false }] });
});

test("the file honours the question and has no secret", async () => {
  const answer = await world.call("GET", "/api/materials/links.file?q=jantar&sort=expiresAt", advisor!);
  expect(answer.headers.get("content-disposition")).toContain("material-links.csv");
  expect((await answer.text()).replace("\ufeff", "").trim().split("\r\n")).toEqual([
    "titles,hotels,createdAt,expiresAt,openings,isOver",
    expect.stringMatching(/^"\[""Ficha técnica"",""Jantar""\]",.*,2026-03-02T.*,2026-04-01T.*,0,false$/),
    expect.stringMatching(/^"\[""Jantar""\]","\[""Casa Trancoso""\]",2026-03-02T.*,2026-05-31T.*,1,false$/),
  ]);
});

test("nobody reads another's links, in the list, by words or as a file", async () => {
  for (const query of ["", "q=jantar", "state=open"]) {
    expect(await ask(query, rival!)).toMatchObject({ rows: [], count: { value: 0 }, hasMore: false });
  }
  const file = await world.call("GET", "/api/materials/links.file", rival!);
  expect((await file.text()).trim().split("\r\n")).toHaveLength(1);
  // Somebody else's place in their own list is no way into another's.
  const { nextCursor } = await ask("limit=1");
  expect((await ask(`limit=1&cursor=${nextCursor}`, rival!)).rows).toEqual([]);
  expect((await world.call("GET", "/api/materials/links", hotel!)).status).toBe(403);
  expect((await world.call("GET", "/api/materials/links?state=lost", advisor!)).status).toBe(400);
});
