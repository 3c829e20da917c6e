import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { chapterAnchors } from "#domain/hotels/chapters.ts";
import { SitePage } from "#domain/site/pages.ts";
import { readFaq } from "#server/faq/read-faq.ts";
import { readHero } from "#server/heroes/read-hero.ts";
import { readHotel } from "#server/hotels/read-hotel.ts";
import { getWorld, type World } from "#testing/world.ts";
import { seedHouse } from "./seed-house.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await seedHouse(world.db, world.clock.now());
});
afterAll(() => world.close());

async function seedAnew() {
  await world.reset();
  await seedHouse(world.db, world.clock.now());
}

const TABLES = ["settings", "faq_entries", "heroes", "hotels", "hotel_chapters"] as const;
const readTables = () => Promise.all(TABLES.map((table) => world.db.selectFrom(table).selectAll().execute()));
const readBoth = () =>
  Promise.all(
    ["martinhal-luxury-resorts", "velaa-private-island"].map((slug) => readHotel(world.deps, slug)),
  );

type Pair = { where: string; pt: unknown; en: unknown };

/** Every {pt, en} inside a value, with the way that leads to it. */
function pairsIn(value: unknown, where: string): Pair[] {
  if (value === null || typeof value !== "object") return [];
  if ("pt" in value && "en" in value) return [{ where, pt: value.pt, en: value.en }];
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, `${where}.${key}`));
}

const textOf = (side: unknown) => (Array.isArray(side) ? side.join(" ") : String(side));
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const seededPairs = async () => (await readTables()).flatMap((rows, i) => pairsIn(rows, TABLES[i] ?? ""));

test("seeding again, or by several at once, changes nothing", async () => {
  const before = await readTables();
  const again = await Promise.all([1, 2, 3].map(() => seedHouse(world.db, new Date())));
  expect(again).toEqual([false, false, false]);
  expect(await readTables()).toEqual(before);
});

test("what an administrator removed does not come back at the next start", async () => {
  onTestFinished(seedAnew);
  await world.db.deleteFrom("faq_entries").execute();
  await seedHouse(world.db, new Date());
  expect(await readFaq(world.deps)).toEqual({ groups: [] });
});

test("every text is written in both languages, and not the same by accident", async () => {
  const pairs = await seededPairs();
  expect(pairs.length).toBeGreaterThan(150);
  const unfinished = pairs.filter(({ pt, en, where }) => {
    if (/(rooms|villas|restaurants)\S*\.name$/.test(where)) return !textOf(pt).trim();
    const isEmptyOnPurpose = Array.isArray(pt) && Array.isArray(en) && pt.length + en.length === 0;
    return !isEmptyOnPurpose && (!textOf(pt).trim() || !textOf(en).trim() || textOf(pt) === textOf(en));
  });
  expect(unfinished).toEqual([]);
});

// design.md §6, and the English words that stand for the same habit.
const BANNED =
  /inesquec|exclusiv|sonh|descubr|unforgettable|discover|dream|world-class|paradise|paraís|incrív|amazing|!/i;

test("no text uses a word the house does not use", async () => {
  const pairs = await seededPairs();
  expect(pairs.filter(({ pt, en }) => BANNED.test(`${textOf(pt)} ${textOf(en)}`))).toEqual([]);
});

test("each chapter has something to read, and not too much", async () => {
  for (const hotel of await readBoth()) {
    for (const { kind, title: _, facts: _facts, pictures: _pictures, ...read } of hotel.chapters) {
      for (const language of ["pt", "en"] as const) {
        const said = pairsIn(read, kind).filter(
          ({ where }) => !/alt|role|details|properties|caption/.test(where),
        );
        const count = countWords(said.map((pair) => textOf(pair[language])).join(" "));
        expect(count, `${hotel.slug} ${kind} ${language}`).toBeGreaterThanOrEqual(50);
        expect(count, `${hotel.slug} ${kind} ${language}`).toBeLessThanOrEqual(160);
      }
    }
  }
});

test("the two hotels have the chapters of spec §2", async () => {
  const [martinhal, velaa] = await readBoth();
  const shared = ["overview", "founders", "pillars", "gastronomy", "wellness", "accolades"];
  expect(martinhal?.chapters.map(({ kind }) => kind)).toEqual(shared);
  expect(velaa?.chapters.map(({ kind }) => kind).sort()).toEqual(Object.keys(chapterAnchors).sort());
});

test.each([
  ["martinhal-luxury-resorts", "pt", /kids club recebe dos 6 meses aos 17 anos/],
  ["martinhal-luxury-resorts", "pt", /menus infantis começam aos 4 meses/],
  ["martinhal-luxury-resorts", "pt", /spa em família recebe crianças a partir dos 6 anos/],
  ["martinhal-luxury-resorts", "pt", /quatro propriedades em Portugal/],
  ["martinhal-luxury-resorts", "en", /kids club takes them from 6 months to 17 years/],
  ["martinhal-luxury-resorts", "en", /kids menus begin at 4 months/i],
  ["martinhal-luxury-resorts", "en", /family spa welcomes children from 6 years/],
  ["martinhal-luxury-resorts", "en", /four properties in Portugal/],
  ["velaa-private-island", "pt", /voo doméstico de 45 minutos/],
  ["velaa-private-island", "pt", /um menu degustação, em sete tempos/],
  ["velaa-private-island", "pt", /seis programas de bem-estar/],
  ["velaa-private-island", "en", /domestic flight of 45 minutes/],
  ["velaa-private-island", "en", /one tasting menu, of seven courses/],
  ["velaa-private-island", "en", /six wellness programmes/],
] as const)("%s says in %s what spec §1 gives: %s", async (slug, language, fact) => {
  const hotel = await readHotel(world.deps, slug);
  const all = pairsIn(hotel, slug).map((pair) => textOf(pair[language]));
  expect(all.join("\n")).toMatch(fact);
});

test("no picture is shown by both hotels", async () => {
  const [one, other] = (await readBoth()).map(
    (hotel) => new Set(JSON.stringify(hotel).match(/"name":"[a-z-]+"/g)),
  );
  expect([...(one ?? [])].filter((picture) => other?.has(picture))).toEqual([]);
  expect(one?.size).toBeGreaterThan(3);
});

test("every award says who gave it and when", async () => {
  for (const hotel of await readBoth()) {
    const awards = hotel.chapters.flatMap((chapter) =>
      chapter.kind === "accolades" ? chapter.accolades : [],
    );
    expect(awards.length, hotel.slug).toBeGreaterThanOrEqual(3);
    for (const { awardedBy, year } of awards) expect(awardedBy && year, awardedBy).toBeTruthy();
  }
});

test("there are at least fourteen questions over the four topics", async () => {
  const { groups } = await readFaq(world.deps);
  expect(groups.map(({ topic }) => topic)).toEqual(["hotels", "advisors", "community", "account"]);
  expect(groups.flatMap(({ entries }) => entries).length).toBeGreaterThanOrEqual(14);
});

test("every page opens with something, the home page with its film", async () => {
  for (const page of SitePage.options) expect(await readHero(world.deps, page), page).not.toBeNull();
  expect(await readHero(world.deps, "home")).toMatchObject({
    kind: "video_file",
    film: { kind: "art", name: "hero-home-film" },
    picture: { kind: "art", name: "hero-home" },
  });
});
