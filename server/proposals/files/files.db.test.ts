import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import sharp from "sharp";
import { extractImages, extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import type { Localized } from "#domain/localized.ts";
import { transact } from "#platform/database/transact.ts";
import { BusyThread } from "#platform/threads/order-thread.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";
import { plantGroupHotels } from "../../hotels/plant-hotels.ts";
import { readLatestSnapshot } from "../../journeys/snapshots/read-snapshot.ts";
import { keepLogo } from "../../marketing/brand/keep-logo.ts";
import { createProposalFiles } from "./make-file.ts";
import { type Published, publishProposal, TOKEN } from "./testing/publish-proposal.ts";

let world: World;
let ownerId: string;
let make: ReturnType<typeof createProposalFiles>;
beforeAll(async () => {
  world = await getWorld();
  // The thread's libraries may take longer to load on a busy machine than a request may last.
  const layout = new URL("../../../platform/pdf/testing/sample-layout.ts", import.meta.url);
  await world.deps.pdf.make({ layout, content: { words: "pronto" }, key: "a" });
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  ownerId = (await world.deps.auth.getUserByEmail("advisor@lilamonde.test"))!.id;
  // However busy the machine: what is late has a test of its own.
  make = createProposalFiles(world.deps, { waitMs: 60_000 });
});
afterAll(() => world.close());

const publish = (asked: Published = {}) => publishProposal(world, ownerId, asked);
const bearer = { token: TOKEN, cookies: undefined };
const fileOf = async (asked: Parameters<typeof make>[1]) => {
  const file = await make(bearer, asked);
  if (!(file instanceof Response)) throw new Error(`the file is ${file}`);
  return file;
};
const pdfOf = async (language: "pt" | "en") =>
  new Uint8Array(await (await fileOf({ format: "pdf", option: null, language })).arrayBuffer());
const calendarOf = async (option: string | null, language: "pt" | "en" = "pt") =>
  (await fileOf({ format: "ics", option, language })).text();

/** Everything a snapshot says in one language, in the order of its pages, taken from its own fields. */
function* everyWord(content: JourneySnapshot, language: "pt" | "en"): Generator<string> {
  const paragraphs = (words: Localized) => words[language].split("\n").filter(Boolean);
  const money = (amount: number, signDisplay: "auto" | "exceptZero" = "auto") =>
    new Intl.NumberFormat(language === "pt" ? "pt-BR" : "en-GB", {
      ...{ style: "currency", currency: content.currency, maximumFractionDigits: 0, signDisplay },
    })
      .format(amount / 100)
      .replace(/\s+/g, " ");
  yield content.travellers[0]!.firstName;
  yield content.title[language];
  yield content.advisor.name;
  yield content.advisor.email;
  yield* paragraphs(content.intro);
  for (const { name, days } of content.options) {
    yield name[language];
    for (const { day, blocks } of days.filter((each) => each.blocks.length > 0)) {
      yield language === "pt" ? `Dia ${day + 1}` : `Day ${day + 1}`;
      for (const block of blocks) {
        yield block.title[language];
        if (block.startsAt) yield [block.startsAt, block.endsAt].filter(Boolean).join(" – ");
        yield block.place;
        if (block.nights > 0) yield `${block.nights} ${language === "pt" ? "noites" : "nights"}`;
        yield* paragraphs(block.text);
        if (block.price !== null) yield money(block.price);
      }
    }
  }
  for (const { name, total, difference } of content.options) {
    yield name[language];
    yield money(total);
    if (difference !== 0) yield money(difference, "exceptZero");
  }
}

type Outline = { title: string; items: Outline[] };

test("the PDF says in each language what the page says, and its bookmarks lead to every option and day", async () => {
  const snapshot = await readLatestSnapshot(world.db, { journeyId: await publish() });
  for (const [language, words] of [
    ["pt", ["Lisboa e Sagres", "Pensei em vocês.", "Casa de praia B", "Mesa na areia.", "20:30 – 23:00"]],
    ["en", ["Lisbon and Sagres", "I thought of you.", "Beach house B", "A table on the sand.", "€9,700"]],
  ] as const) {
    const document = await getDocumentProxy(await pdfOf(language));
    const text = (await extractText(document, { mergePages: true })).text.replace(/\s+/g, " ");
    for (const said of words) expect(text).toContain(said);
    let from = 0;
    for (const said of everyWord(snapshot!.content, language)) {
      const at = text.indexOf(said, from);
      expect(at, `“${said}” after “${text.slice(Math.max(0, from - 60), from)}”`).toBeGreaterThanOrEqual(
        from,
      );
      from = at + said.length;
    }
    const outline = (await document.getOutline()) as Outline[];
    const titles = JSON.stringify(outline);
    const day = language === "pt" ? "Dia 1, sábado, 4 de julho" : "Day 1, Saturday 4 July";
    for (const said of [day, language === "pt" ? "Opção A" : "Option A"]) expect(titles).toContain(said);
  }
});

test("the PDF draws where the journey leads, as the page does", async () => {
  await plantGroupHotels(world.deps);
  const found = world.db.selectFrom("hotels").select("id").where("slug", "=", "martinhal-sagres");
  const { id: hotelId } = await found.executeTakeFirstOrThrow();
  await publish({ supplier: { kind: "hotel", hotelId } });
  const document = await getDocumentProxy(await pdfOf("pt"));
  const [opening] = (await extractText(document, { mergePages: false })).text;
  expect(opening).toContain("São Paulo");
  // The hotel tells no place of its own: its country does.
  expect(opening).toContain("Portugal");
});

test("the PDF opens with the seller's logo in its own shape, and without one where there is none", async () => {
  await publish();
  expect(await extractImages(await pdfOf("pt"), 1)).toEqual([]);
  const picture = sharp({ create: { width: 320, height: 120, channels: 3, background: "#114433" } });
  await keepLogo(world.deps, { userId: ownerId, content: new Uint8Array(await picture.png().toBuffer()) });
  await world.db.deleteFrom("proposal_links").execute();
  await publish();
  const [logo, ...others] = await extractImages(await pdfOf("pt"), 1);
  expect(others).toEqual([]);
  expect(logo!.width / logo!.height).toBeCloseTo(320 / 120, 1);
});

test("the PDF shows the cover and the pictures of each block, the first of them large, and no picture that was taken back", async () => {
  const art = { kind: "art" as const, name: "hero-home", alt: { pt: "Mar", en: "Sea" } };
  const gone = {
    ...art,
    kind: "file" as const,
    src: `/api/kit-pictures/${randomUUID()}`,
    width: 9,
    height: 9,
  };
  const { name: _, ...file } = gone;
  await publish({ cover: art, pictures: [art, art] });
  // Page by page, those without a picture left out.
  const shapes = async () => {
    const { numPages } = await getDocumentProxy(await pdfOf("pt"));
    const pages = Array.from({ length: numPages }, async (_, at) => extractImages(await pdfOf("pt"), at + 1));
    const drawn = (await Promise.all(pages)).filter((images) => images.length > 0);
    return drawn.map((images) => images.map(({ width, height }) => [width, height]));
  };
  const large = [
    [966, 340],
    [472, 280],
  ];
  expect(await shapes()).toEqual([[[966, 580]], large, large]);
  await world.db.deleteFrom("proposal_links").execute();
  await publish({ cover: null, pictures: [file, art] });
  expect(await shapes()).toEqual([large.slice(0, 1), large.slice(0, 1)]);
});

test("the PDF draws a hotel's own picture, and no other file by whichever address its id is written", async () => {
  const jpeg = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: "#aa3344" } })
    .jpeg()
    .toBuffer();
  const store = async () => {
    const content = new Uint8Array(jpeg);
    const received = await world.deps.files.receive({ content, maxBytes: 1e6, accept: ["image/jpeg"] });
    if ("refusal" in received) throw new Error(received.refusal);
    await transact(world.db, (tx) => world.deps.files.store(tx, received.draft));
    return received.draft.id;
  };
  const [paper, picture] = [await store(), await store()];
  const now = world.clock.now();
  await plantGroupHotels(world.deps);
  const hotel = await world.db.selectFrom("hotels").select("id").executeTakeFirstOrThrow();
  const papers = { file_id: paper, user_id: ownerId, created_at: now };
  await world.db.insertInto("payout_files").values(papers).execute();
  const row = { id: picture, hotel_id: hotel.id, width: 1_200, height: 800, created_at: now };
  await world.db.insertInto("hotel_pictures").values(row).execute();
  const alt = { pt: "Mar", en: "Sea" };
  const at = (src: string) => ({ kind: "file" as const, src, width: 1_200, height: 800, alt });
  const drawn = async (src: string) => {
    await world.db.deleteFrom("proposal_links").execute();
    await publish({ cover: at(src) });
    return (await extractImages(await pdfOf("pt"), 1)).length;
  };
  expect(await drawn(`/api/hotel-pictures/${picture}`)).toBe(1);
  for (const place of ["hotel-pictures", "product-pictures", "logos", "hero-files", "kit-pictures"])
    expect(await drawn(`/api/${place}/${paper}`), place).toBe(0);
  expect(await drawn(`/api/product-pictures/${picture}`)).toBe(0);
});

test("the calendar is read by another's parser: stays over their nights, hours of the place, over midnight too", async () => {
  await publish();
  const calendar = new ICAL.Component(ICAL.parse(await calendarOf("B")));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  const said = events.map((event) => [
    event.summary,
    event.startDate.toString(),
    event.endDate.toString(),
    event.startDate.zone === ICAL.Timezone.localTimezone,
  ]);
  expect(said).toEqual([
    ["Casa de praia B", "2026-07-04", "2026-07-07", true],
    ["Jantar, à beira-mar", "2026-07-05T20:30:00", "2026-07-05T23:00:00", true],
    ["Céu de verão", "2026-07-06T23:30:00", "2026-07-07T01:00:00", true],
  ]);
  expect(events[1]!.description).toBe("Mesa na areia.\nTrajes leves.");
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  expect(await calendarOf("Z")).toContain("Casa de praia A");
  expect(await calendarOf("A", "en")).toContain("Summer sky");
});

test("no net price, margin, note, hidden block or other client's trace is in any byte of page data, PDF, calendar or talk", async () => {
  await publish();
  await publish({ token: "outro-segredo-de-quarenta-e-tres-letras-ex", title: "VIAGEM-DE-OUTRA" });
  const asked = async (path: string, body: object) =>
    (
      await world.api(`/api/proposals/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ token: TOKEN, ...body }),
      })
    ).text();
  const bytes = await pdfOf("pt");
  const document = await getDocumentProxy(bytes.slice());
  const everything = [
    await asked("open", {}),
    await asked("talk", { seenSnapshotId: null }),
    (await extractText(document, { mergePages: true })).text,
    Buffer.from(bytes).toString("latin1"),
    JSON.stringify(await document.getMetadata()),
    await calendarOf("A"),
    await calendarOf("B", "en"),
  ];
  const secrets =
    /713579|7\.135,79|7,135\.79|236421|2\.364,21|NOTA-D|BLOCO-(OCULTO|PARADO)|VIAGEM-DE-OUTRA|"net"|margin|markup|clientId/;
  for (const said of everything) {
    expect(said.length).toBeGreaterThan(100);
    expect(said).not.toMatch(secrets);
  }
});

test("a link that is over, taken back or guessed opens no file", async () => {
  const pdf = { format: "pdf", option: null, language: "pt" } as const;
  await publish({ expiresAt: new Date(world.clock.now().getTime() + 1_000) });
  expect(await make({ ...bearer, token: TOKEN.replace("um", "ix") }, pdf)).toBeNull();
  world.clock.set(new Date(world.clock.now().getTime() + 2_000));
  expect(await make(bearer, pdf)).toBeNull();
  await world.db.updateTable("proposal_links").set({ revoked_at: world.clock.now() }).execute();
  expect(await make(bearer, pdf)).toBeNull();
});

test("a PDF that others are made before is late, and is there when it is asked for again", async () => {
  await publish();
  const asked = { format: "pdf", option: null, language: "pt" } as const;
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const answers = [() => promise, () => Promise.reject(new BusyThread("too many orders wait"))];
  let orders = 0;
  const pdf = { ...world.deps.pdf, make: () => answers[orders++]!() };
  make = createProposalFiles({ ...world.deps, pdf }, { waitMs: 10 });
  expect(await make(bearer, asked)).toBe("late");
  resolve(new TextEncoder().encode("%PDF"));
  expect(await (await fileOf(asked)).text()).toBe("%PDF");
  expect(orders).toBe(1);
  expect(await make(bearer, { ...asked, language: "en" })).toBe("late");
  expect(orders).toBe(2);
});

test("a calendar is made beside the main thread in its seller's turn, once for each option and language", async () => {
  await publish();
  const keys: string[] = [];
  const texts = {
    ...world.deps.texts,
    make: async ({ content, key }: { content: unknown; key: string }) => {
      keys.push(key);
      return new TextEncoder().encode((content as { option: { label: string } }).option.label);
    },
  };
  make = createProposalFiles({ ...world.deps, texts });
  for (const option of ["A", "B", "A", "B"]) expect(await calendarOf(option)).toBe(option);
  // Whatever else is asked for is the first, and kept as one.
  for (const option of [null, "x".repeat(5_000), "ç"]) expect(await calendarOf(option)).toBe("A");
  expect(keys).toEqual([ownerId, ownerId, ownerId]);
});
