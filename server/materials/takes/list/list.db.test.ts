import { afterAll, beforeAll, expect, test } from "vitest";
import { plantProfiles } from "#server/profile/plant-profiles.ts";
import { type KitWorld, openKitWorld, pdf } from "../../testing/kit-world.ts";

let world: KitWorld;
let [sagres, trancoso]: string[] = [];
let [hotel, other, advisor, rival]: string[] = [];
let agency: string;
/**
 * Of one hotel an advisor whom it knows took the sheet, then both files as a zip, and one whom it does not know sent the
 * menu to a client; of another hotel somebody took one. Nothing below changes that.
 */
beforeAll(async () => {
  world = await openKitWorld();
  await world.plant();
  await plantProfiles(world.deps);
  [sagres, trancoso] = await Promise.all(["martinhal-sagres", "casa-trancoso"].map(world.hotelId));
  const tokens = await Promise.all(["hotel", "reservas", "admin", "advisor"].map(world.signIn));
  [hotel, other, , advisor] = tokens;
  const admin = tokens[2]!;
  rival = await world.makeAdvisor("rival@example.com");
  await world.send(admin, sagres!);
  await world.send(admin, sagres!, { type: "menu", title: "Jantar" }, pdf("Jantar"));
  await world.send(admin, trancoso!, { title: "Casa" }, pdf("Casa"));
  const { rows } = await world.read("/api/materials?sort=title", advisor!);
  const idOf = (title: string) => rows.find((row: { title: string }) => row.title === title).id;
  const take = async (token: string, ids: string[], days?: number) => {
    world.clock.set(new Date(world.clock.now().getTime() + 60_000));
    const path = days ? "links" : "takes";
    const taken = await world.call("POST", `/api/materials/${path}`, token, { ids, ...(days && { days }) });
    expect(taken.status).toBe(201);
  };
  await take(advisor!, [idOf("Ficha técnica")]);
  await take(advisor!, [idOf("Ficha técnica"), idOf("Jantar")]);
  await take(rival!, [idOf("Jantar")], 7);
  await take(rival!, [idOf("Casa")]);
  const wish = { hotel: "martinhal-sagres", type: "film", language: "none" };
  await world.call("POST", "/api/materials/requests", advisor!, wish);
  const known = await world.db
    .selectFrom("agencies as a")
    .innerJoin("profile_details as d", "d.agency_id", "a.id")
    .innerJoin("profiles as p", "p.id", "d.user_id")
    .select("a.name")
    .where("p.full_name", "=", "Marina Teles")
    .executeTakeFirstOrThrow();
  agency = known.name;
});
afterAll(() => world.close());

type Row = { id: string; title: string; way: string; name: string | null; takes: number };
const ask = (path: string, token = hotel!) => world.read(`/api/houses/${sagres}/materials/${path}`, token);

/** Every row, one page of one after another. */
async function walk(path: string): Promise<Row[]> {
  const seen: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: { rows: Row[]; nextCursor: string | null } = await ask(
      `${path}&limit=1${cursor ? `&cursor=${cursor}` : ""}`,
    );
    expect(page.rows).toHaveLength(1);
    seen.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return seen;
}

test("takes come page after page, the latest first or by title, none twice, though a zip's are of one instant", async () => {
  const latest = await walk("takes?sort=-at");
  expect(latest.map(({ way }) => way)).toEqual(["client_link", "zip", "zip", "file"]);
  expect(new Set(latest.map(({ id }) => id)).size).toBe(4);
  expect((await walk("takes?sort=at")).map(({ id }) => id)).toEqual(latest.map(({ id }) => id).reverse());
  const titles = (await walk("takes?sort=title")).map(({ title }) => title);
  expect(titles).toEqual(["Ficha técnica", "Ficha técnica", "Jantar", "Jantar"]);
});

test("takes are found by what was taken and by the name the hotel reads, and by no name it does not", async () => {
  const found = async (q: string) => (await ask(`takes?q=${encodeURIComponent(q)}`)).count.value;
  expect(await found("ficha tecnica")).toBe(2);
  expect(await found(agency)).toBe(3);
  expect(await found(`${agency} jantar`)).toBe(1);
  for (const hidden of ["rival", "Marina", "Casa"]) expect(await found(hidden)).toBe(0);
  const { rows, count, facets } = await ask("takes?way=zip");
  expect([rows.length, count.value]).toEqual([2, 2]);
  expect(
    facets.way.map(({ value, count: left }: { value: string; count: { value: number } }) => [
      value,
      left.value,
    ]),
  ).toEqual([
    ["file", 1],
    ["zip", 2],
    ["client_link", 1],
  ]);
});

test("agencies come page after page in every sort, and are found by the name that is shown", async () => {
  const names = async (sort: string) => (await walk(`takers?sort=${sort}`)).map(({ name }) => name);
  expect(await names("-takes")).toEqual([agency, null]);
  expect(await names("takes")).toEqual([null, agency]);
  expect(await names("-lastAt")).toEqual([null, agency]);
  expect(await names("name")).toEqual([null, agency]);
  expect((await walk("takers?sort=-takes")).map(({ takes }) => takes)).toEqual([3, 1]);
  const { rows } = await ask(`takers?q=${encodeURIComponent(agency.toUpperCase())}`);
  expect(rows).toMatchObject([{ name: agency, people: 1, takes: 3 }]);
  expect((await ask("takers?q=rival")).count.value).toBe(0);
});

test("both are brought as a file that honours the question, without a name that the list does not show", async () => {
  const bring = async (path: string) => {
    const answer = await world.call("GET", `/api/houses/${sagres}/materials/${path}`, hotel!);
    return (await answer.text()).replace("\ufeff", "").trim().split("\r\n");
  };
  const day = "2026-03-02";
  expect(await bring("takes.file?q=jantar")).toEqual([
    "at,title,number,way,name",
    expect.stringMatching(`^${day}T[\\d:.]+Z,Jantar,1,client_link,$`),
    expect.stringMatching(`^${day}T[\\d:.]+Z,Jantar,1,zip,${agency}$`),
  ]);
  expect(await bring("takers.file")).toEqual([
    "name,people,takes,lastAt",
    expect.stringMatching(`^${agency},1,3,${day}T`),
    expect.stringMatching(`^,1,1,${day}T`),
  ]);
});

test("a hotel reads its own takes alone", async () => {
  const of = (path: string, token: string) =>
    world.call("GET", `/api/houses/${trancoso}/materials/${path}`, token);
  expect(await (await of("takes", other!)).json()).toMatchObject({
    rows: [{ title: "Casa" }],
    count: { value: 1 },
  });
  expect(await (await of("takers", other!)).json()).toMatchObject({ rows: [{ name: null, takes: 1 }] });
  for (const path of ["takes", "takers", "takes.file", "takers.file"]) {
    expect((await of(path, hotel!)).status).toBe(404);
    expect((await of(path, advisor!)).status).toBe(403);
  }
  expect((await of("takes?sort=name", other!)).status).toBe(400);
});
