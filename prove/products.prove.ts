import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { findTraces, plantGenerated } from "#server/products/testing/generated-products.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { startHouse } from "./scripts/start-house.ts";

const PRODUCTS = 120;

test("whole pages of generated products, their lists, store, map and share pictures hold nothing that is for members", async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const databaseUrl = server.url("postgres");
  const house = await startHouse({ databaseUrl, dataDir: temporaryFolder("products") });
  onTestFinished(() => house.stop());
  const database = await openPostgres({ url: databaseUrl, log: createLog("silent") });
  onTestFinished(() => database.close());
  const { db } = database;
  const { owner_id: sellerId } = await db
    .selectFrom("stores")
    .select("owner_id")
    .where("slug", "=", "marina-teles")
    .executeTakeFirstOrThrow();
  const made = await plantGenerated(db, { sellerId, count: PRODUCTS, now: new Date() });
  const read = async (path: string) => {
    const answer = await fetch(house.url + path);
    return { status: answer.status, text: await answer.text() };
  };
  const map = (await read("/sitemap.xml")).text;
  const offers = [...map.matchAll(/<loc>([^<]*marketplace-public[^<]*)<\/loc>/g)].map(
    ([, at]) => new URL(at!).pathname,
  );
  const shown = made.filter(({ visibility }) => visibility === "public").length;
  expect(offers.length).toBeGreaterThan(2 * shown);
  const asked = ["?sort=price", "?q=travesia", "?q=quisquiliana", "?show=100"].flatMap((question) => [
    `/marketplace-public${question}`,
    `/en/marketplace-public${question}`,
  ]);
  const stores = ["/store/marina-teles", "/en/store/marina-teles"];
  let pages = 0;
  for (const path of ["/sitemap.xml", ...offers, ...asked, ...stores, ...offers.map((at) => `${at}.data`)]) {
    // What was asked for is said back to whoever asked; in a product's own words its number follows.
    const text = (await read(path)).text.replaceAll(/quisquiliana(?! \d)/gi, "");
    expect([path, ...findTraces(text, made)]).toEqual([path]);
    pages++;
  }
  const rows = await db.selectFrom("products").select(["slug", "visibility", "is_shown"]).execute();
  const hidden = rows.filter(({ slug, visibility }) => slug !== null && visibility !== "public");
  for (const { slug } of hidden)
    for (const path of [`/marketplace-public/${slug}`, `/og/pt/marketplace/${slug}.png`])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
  console.log(
    `products: ${made.length} generated, ${pages} pages read, ${hidden.length} hidden ones not there`,
  );
}, 900_000);
