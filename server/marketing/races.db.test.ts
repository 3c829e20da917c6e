import { expect } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import type { NewCampaign } from "#domain/marketing/campaigns.ts";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import { type Ending, gather } from "#platform/database/transaction-endings.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { holdBrand, updateColour } from "./brand/queries.ts";
import { insertCampaign, moveCampaign } from "./campaigns/queries.ts";
import { followLink } from "./links/follow-link.ts";
import { keepLead } from "./links/keep-lead.ts";
import { addClicks, insertBooking, insertLead, insertLink } from "./links/queries.ts";

const race = openRaces();

/** What was decided while something was held is written last. */
const atTheEnd: Ending<() => Promise<unknown>> = {
  place: 0,
  settle: async (_tx, writes) => {
    for (const write of writes) await write();
  },
};

const both = (text: string) => ({ pt: text, en: `${text} (en)` });
const campaign: NewCampaign = {
  ...{ title: both("Julho na lagoa"), headline: both("Julho."), subline: null },
  ...{ captions: [both("Sobraram quatro noites:")], terms: both("Sujeita à disponibilidade.") },
  facts: [{ label: both("Villa"), value: both("US$ 9.840") }],
  ...{ startsOn: "2026-03-02", endsOn: "2026-03-22", pictures: ["art:velaa-aerial"] },
  hotelIds: [demoId("hotel/martinhal-sagres")],
};
const CODE = "mt7kgb4";
/** A link of the demo world's advisor, to a campaign that is open. */
const linkOf = async ({ db }: Pick<World, "db">) => {
  const link = db.selectFrom("short_links").select(["id", "campaign_id"]).where("code", "=", CODE);
  const { id: linkId, campaign_id: campaignId } = await link.executeTakeFirstOrThrow();
  return { linkId, campaignId };
};

race(
  "a colour that another window chose is not painted over",
  { locks: ["server/marketing/brand/queries.ts#holdBrand"] },
  async ({ db, clock, ...world }) => {
    const { id: userId, call } = await enter(world, "operator");
    const held = { userId, now: clock.now() };
    const { version } = await transact(db, (tx) => holdBrand(tx, held));
    const answer = await whileOpen(
      db,
      async (tx) => {
        await holdBrand(tx, held);
        gather(tx, atTheEnd, () => updateColour(tx, { ...held, colour: "#112233" }));
      },
      () => call("PUT", "/api/marketing/brand", { version, colour: "#445566" }),
    );
    expect(answer.status).toBe(409);
    const kept = db.selectFrom("marketing_brands").select("colour").where("user_id", "=", userId);
    expect(await kept.execute()).toEqual([{ colour: "#112233" }]);
  },
);

race(
  "two windows in which a colour is first chosen give their owner one brand",
  { keys: { "server/marketing/brand/queries.ts#holdBrand": "marketing_brands_pkey" } },
  async ({ db, clock, ...world }) => {
    const { id: userId, call } = await enter(world, "operator");
    await db.deleteFrom("marketing_brands").where("user_id", "=", userId).execute();
    const answer = await whileOpen(
      db,
      (tx) => holdBrand(tx, { userId, now: clock.now() }),
      () => call("PUT", "/api/marketing/brand", { version: 0, colour: "#445566" }),
    );
    expect(answer.status).toBe(200);
    const kept = db.selectFrom("marketing_brands").select("colour").where("user_id", "=", userId);
    expect(await kept.execute()).toEqual([{ colour: "#445566" }]);
  },
);

race(
  "a campaign that is being published is not written anew under its readers",
  {
    locks: ["server/marketing/campaigns/queries.ts#holdCampaign"],
    keys: { "server/marketing/campaigns/queries.ts#insertCampaign": "campaigns_pkey" },
  },
  async ({ db, clock, ...world }) => {
    const { id: createdBy, call } = await enter(world, "admin");
    const [id, now] = [crypto.randomUUID(), clock.now()];
    const plant = { id, campaign, createdBy, now };
    const isNew = await whileOpen(
      db,
      (tx) => insertCampaign(tx, plant),
      () => transact(db, (tx) => insertCampaign(tx, plant)),
    );
    expect(isNew).toBe(false);
    const answer = await whileOpen(
      db,
      (tx) => moveCampaign(tx, { id, state: "published", reason: null, now }),
      () => call("PUT", `/api/marketing/desk/${id}`, { ...campaign, version: 1, endsOn: "2026-03-30" }),
    );
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ current: { state: "published", endsOn: "2026-03-22" } });
    await db.deleteFrom("campaigns").where("id", "=", id).execute();
  },
);

race(
  "a member has one link to a campaign, however often it is asked for at once",
  { keys: { "server/marketing/links/queries.ts#insertLink": "short_links_user_id_campaign_id_key" } },
  async ({ db, clock, ...world }) => {
    const { id: userId, call } = await enter(world, "operator");
    await db.deleteFrom("short_links").where("user_id", "=", userId).execute();
    const { campaignId } = await linkOf({ db });
    const made = { id: crypto.randomUUID(), code: "rn5cccc", userId, campaignId };
    const answer = await whileOpen(
      db,
      (tx) => insertLink(tx, { ...made, now: clock.now() }),
      () => call("PUT", `/api/marketing/campaigns/${campaignId}/link`),
    );
    expect(await answer.json()).toMatchObject({ code: made.code });
    const kept = db.selectFrom("short_links").select("code").where("user_id", "=", userId);
    expect(await kept.execute()).toEqual([{ code: made.code }]);
  },
);

race(
  "a code that two members draw at once leads to one of them",
  { keys: { "server/marketing/links/queries.ts#insertLink": "short_links_code_key" } },
  async ({ db, clock, ...world }) => {
    const [{ id: first }, { id: second }] = [await enter(world, "operator"), await enter(world, "admin")];
    await db.deleteFrom("short_links").where("user_id", "in", [first, second]).execute();
    const { campaignId } = await linkOf({ db });
    const link = (userId: string) => ({
      ...{ id: crypto.randomUUID(), code: "rn5bbbb", userId, campaignId, now: clock.now() },
    });
    await whileOpen(
      db,
      (tx) => insertLink(tx, link(first)),
      () => insertLink(db, link(second)),
    );
    const kept = db.selectFrom("short_links").select("user_id").where("code", "=", "rn5bbbb");
    expect(await kept.execute()).toEqual([{ user_id: first }]);
  },
);

race(
  "two who open a link at the same moment are counted as two",
  { keys: { "server/marketing/links/queries.ts#addClicks": "link_clicks_pkey" } },
  async ({ db, deps, clock }) => {
    const { linkId } = await linkOf({ db });
    await db.deleteFrom("link_clicks").where("link_id", "=", linkId).execute();
    const headers = new Headers({ "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0" });
    const click = { linkId, day: houseDay(clock.now()), source: "link" as const, clicks: 1 };
    await whileOpen(
      db,
      (tx) => addClicks(tx, click),
      () => followLink(deps, { given: CODE, headers, isReading: true }),
    );
    const kept = db.selectFrom("link_clicks").select("clicks").where("link_id", "=", linkId);
    expect(await kept.execute()).toEqual([{ clicks: 2 }]);
  },
);

race(
  "a message and a booking came by one link, and the first word counts",
  {
    keys: {
      "server/marketing/links/queries.ts#insertLead": "link_leads_message",
      "server/marketing/links/queries.ts#insertBooking": "link_bookings_pkey",
    },
  },
  async ({ db, deps, clock }) => {
    await db.deleteFrom("link_leads").execute();
    await db.deleteFrom("link_bookings").execute();
    const one = (table: "contact_messages" | "bookings") =>
      db.selectFrom(table).select("id").orderBy("id").executeTakeFirstOrThrow();
    const [{ id: messageId }, { id: bookingId }] = [await one("contact_messages"), await one("bookings")];
    const { linkId } = await linkOf({ db });
    const came = { linkId, source: "story" as const, now: clock.now() };
    await whileOpen(
      db,
      (tx) => insertLead(tx, { of: { messageId }, ...came }),
      () => transact(db, (tx) => keepLead(tx, deps, { of: { messageId }, code: CODE })),
    );
    const leads = db.selectFrom("link_leads").select("source").where("message_id", "=", messageId);
    expect(await leads.execute()).toEqual([{ source: "story" }]);
    await whileOpen(
      db,
      (tx) => insertBooking(tx, { bookingId, ...came }),
      () => insertBooking(db, { bookingId, ...came, source: "post" }),
    );
    const booked = db.selectFrom("link_bookings").select("source").where("booking_id", "=", bookingId);
    expect(await booked.execute()).toEqual([{ source: "story" }]);
  },
);
