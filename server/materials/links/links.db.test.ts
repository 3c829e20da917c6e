import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type KitWorld, openKitWorld, pdf } from "../testing/kit-world.ts";

let world: KitWorld;
let [sagres, trancoso]: string[] = [];
let [hotel, other, admin, advisor, rival]: string[] = [];
beforeAll(async () => {
  world = await openKitWorld();
});
beforeEach(async () => {
  await world.plant();
  [sagres, trancoso] = await Promise.all(["martinhal-sagres", "casa-trancoso"].map(world.hotelId));
  [hotel, other, admin, advisor] = await Promise.all(
    ["hotel", "reservas", "admin", "advisor"].map(world.signIn),
  );
  rival = await world.makeAdvisor("rival@example.com");
});
afterAll(() => world.close());

const kit = async (token = advisor!): Promise<{ id: string; title: string }[]> =>
  (await world.read("/api/materials?sort=title", token)).rows;
const post = (path: string, body: unknown, token = advisor!) => world.call("POST", path, token, body);

test("a selection comes as one zip; what is under embargo or expired leaves it with a sentence", async () => {
  await world.send(admin!, sagres!);
  await world.send(admin!, sagres!, { type: "menu", title: "Jantar" }, pdf("Jantar", 2));
  await world.send(admin!, sagres!, { type: "rate_sheet", title: "Tarifário", embargoUntil: "2026-04-01" });
  const rows = await kit();
  const all = rows.map(({ id }) => id);
  const closed = rows.filter(({ title }) => title === "Tarifário").map(({ id }) => id);
  const { path, leftOut } = await (await post("/api/materials/takes", { ids: all })).json();
  expect(leftOut).toEqual([{ id: closed[0], title: "Tarifário", situation: "embargoed" }]);
  const zip = await world.api(path);
  expect(zip.headers.get("content-type")).toBe("application/zip");
  const bytes = Buffer.from(await zip.arrayBuffer()).toString("latin1");
  expect(bytes.split("PK\u0001\u0002")).toHaveLength(3);
  expect(bytes).toContain("Martinhal Sagres Jantar v1.pdf");
  const nothing = await post("/api/materials/takes", { ids: closed });
  expect([nothing.status, (await nothing.json()).code]).toEqual([409, "nothing_to_take"]);
  expect((await post("/api/materials/takes", { ids: [] })).status).toBe(400);
  expect((await post("/api/materials/takes", { ids: [crypto.randomUUID()] })).status).toBe(404);
});

test("a file that ends while its link lives leaves the zip with a note, and kills the link that was for it alone", async () => {
  await world.send(admin!, sagres!);
  await world.send(admin!, sagres!, { type: "menu", title: "Verão", validUntil: "2026-03-05" });
  const rows = await kit();
  const summer = rows.find(({ title }) => title === "Verão")!.id;
  const link = async (ids: string[]) =>
    `/api${(await (await post("/api/materials/links", { ids, days: 30 })).json()).path}`;
  const [one, both] = [await link([summer]), await link(rows.map(({ id }) => id))];
  expect((await world.api(one)).status).toBe(200);
  // What a client reads before they take anything; each file is there by itself too.
  const listed = async () => (await (await world.api(`${both}/contents`)).json()).items;
  expect((await listed()).map(({ title }: { title: string }) => title)).toContain("Verão");
  expect((await world.api(`${both}?material=${summer}`)).headers.get("content-type")).toBe("application/pdf");
  world.clock.set(new Date("2026-03-06T00:00:01Z"));
  expect((await world.api(one)).status).toBe(404);
  expect((await world.api(`${one}/contents`)).status).toBe(404);
  expect((await world.api(`${both}?material=${summer}`)).status).toBe(404);
  expect(await listed()).toMatchObject([{ title: "Ficha técnica", hotel: "Martinhal Sagres" }]);
  const zip = Buffer.from(await (await world.api(both)).arrayBuffer()).toString("utf8");
  expect(zip).toContain("LEIA-ME.txt");
  world.clock.set(new Date("2026-04-05T00:00:00Z"));
  expect((await world.api(both)).status).toBe(404);
});

test("a client's link opens the newest version, is counted, and ends when its sender says so", async () => {
  await world.send(admin!, sagres!);
  const ids = (await kit()).map(({ id }) => id);
  const page = (await (await post("/api/materials/links", { ids, days: 7 })).json()).path;
  expect(page).toMatch(/^\/kit\/[\w-]{43}$/);
  const path = `/api${page}`;
  await world.send(admin!, sagres!, {}, pdf("Nova", 3));
  const agent = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
  const opened = (headers: object, method = "GET") => world.api(path, { method, headers: { ...headers } });
  expect((await opened(agent)).headers.get("content-disposition")).toContain("v2.pdf");
  // What a messenger fetches for its preview, the next part of the same reading and a mere question are no openings.
  await opened({ "user-agent": "WhatsApp/2.24.8.78 A" });
  await opened({ ...agent, range: "bytes=100-" });
  expect((await opened(agent, "HEAD")).status).toBe(200);
  const { rows: links } = await world.read("/api/materials/links", advisor!);
  expect(links).toMatchObject([{ titles: ["Ficha técnica"], openings: 1, isOver: false }]);
  // The page counts as it opens, not again for what is taken from it.
  await world.api(`${path}/contents`, { headers: agent });
  await world.api(`${path}?whole=1`, { headers: agent });
  expect((await world.read("/api/materials/links", advisor!)).rows).toMatchObject([{ openings: 2 }]);
  expect((await world.read("/api/materials/links", rival!)).rows).toEqual([]);
  const stand = (status: string) =>
    world.db.updateTable("profiles").set({ status }).where("full_name", "=", "Marina Teles").execute();
  await stand("suspended");
  expect((await world.api(path)).status).toBe(404);
  await stand("active");
  const end = (token: string) => world.call("DELETE", `/api/materials/links/${links[0].id}`, token);
  expect((await end(rival!)).status).toBe(404);
  expect((await world.api(path)).status).toBe(200);
  expect((await end(advisor!)).status).toBe(204);
  expect((await world.api(path)).status).toBe(404);
});

test("nobody sees drafts or takes of another: two hotels, two advisors", async () => {
  const { id: draft } = await (await world.send(hotel!, sagres!)).json();
  await world.send(admin!, sagres!, { type: "menu", title: "Jantar" });
  const desk = (hotelId: string, token: string) =>
    world.call("GET", `/api/houses/${hotelId}/materials`, token);
  expect((await desk(sagres!, other!)).status).toBe(404);
  expect((await desk(crypto.randomUUID(), other!)).status).toBe(404);
  expect((await world.send(other!, sagres!)).status).toBe(404);
  expect((await world.send(await world.signIn("financeiro"), trancoso!)).status).toBe(403);
  expect((await post(`/api/materials/reviews/${draft}`, { to: "published" }, hotel!)).status).toBe(403);

  const [jantar] = await kit();
  expect(await kit()).toHaveLength(1);
  await post("/api/materials/takes", { ids: [jantar!.id] });
  await world.call("PUT", `/api/materials/${jantar!.id}/favourite`, advisor!);
  expect(await kit()).toMatchObject([{ isFavourite: true, takenNumber: 1 }]);
  expect(await kit(rival!)).toMatchObject([{ isFavourite: false, takenNumber: null }]);
  const seen = await (await desk(sagres!, hotel!)).json();
  expect(seen.takes).toEqual({ takes: 1, people: 1 });
  expect(JSON.stringify(seen)).not.toContain("Marina");

  const slot = await world.db
    .selectFrom("materials")
    .select("id")
    .where("type", "=", "fact_sheet")
    .executeTakeFirstOrThrow();
  expect((await world.call("GET", `/api/materials/${slot.id}`, advisor!)).status).toBe(404);
  expect((await world.call("PUT", `/api/materials/${slot.id}/favourite`, advisor!)).status).toBe(404);
});
