import { demoId } from "#database/seed/demo/demo-id.ts";
import { emptyBlock, type NewBlock } from "#domain/journeys/blocks.ts";
import { dateOfDay } from "#domain/journeys/days.ts";
import { emptyOption, type JourneyDocument } from "#domain/journeys/journeys.ts";
import { expiryAfter } from "#domain/proposals/links.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { listStayHotels } from "../hotels/stays/list-stay-hotels.ts";
import { createJourney } from "../journeys/create-journey.ts";
import { publishJourney } from "../journeys/publish-journey.ts";
import { readLatestSnapshot } from "../journeys/snapshots/read-snapshot.ts";
import { DEMO_TOKEN } from "./link-token.ts";
import { hasJourney, insertComment, insertEvent, insertLink, markOpened } from "./queries.ts";

const LINK_DAYS = 365;

/** A published journey of the advisor's, with the link that the README names, and one of the operator's without any. */
export async function plantProposals(deps: Deps): Promise<void> {
  const journeyId = await plantPublished(deps, { email: "advisor@lilamonde.test", key: "proposal" });
  await plantPublished(deps, { email: "operator@lilamonde.test", key: "operator-proposal" });
  if (!journeyId) return;
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    await insertLink(tx, {
      ...{ id: demoId("proposal/link"), journey_id: journeyId, token_hash: hashLinkToken(DEMO_TOKEN) },
      ...{ language: "pt", expires_at: expiryAfter(LINK_DAYS, now), created_at: now },
    });
    await plantTalk(tx, { journeyId, now });
  });
}

/** Its client has opened it, asked something that was answered, and leans to an option. */
async function plantTalk(tx: Tx, { journeyId, now: at }: { journeyId: string; now: Date }): Promise<void> {
  const { id: snapshot_id } = (await readLatestSnapshot(tx, { journeyId }))!;
  const [linkId, name] = [demoId("proposal/link"), "Beatriz"];
  const about = { journey_id: journeyId, snapshot_id, at };
  await markOpened(tx, { linkId, now: at });
  for (const event of [
    { kind: "opened" },
    { kind: "commented", name },
    { kind: "chose", option_id: demoId("proposal/option-a") },
  ])
    await insertEvent(tx, { ...about, link_id: linkId, ...event });
  const asked = demoId("proposal/comment");
  const block_id = demoId("proposal/a-3");
  await insertComment(tx, {
    ...{ ...about, id: asked, block_id, author: "client", name },
    body: "Dá para a mesa ser às oito e meia? O Tomás dorme à tarde.",
  });
  await insertComment(tx, {
    ...{ ...about, id: demoId("proposal/answer"), block_id, parent_id: asked, author: "owner" },
    ...{ name: "Marina Teles", body: "Dá, sim. Peço a mesa para as 20h30." },
  });
}

/** The journey it published; null where it stands already. */
async function plantPublished(
  deps: Deps,
  { email, key }: { email: string; key: string },
): Promise<string | null> {
  const owner = await deps.auth.getUserByEmail(email);
  const journeyId = demoId(`${key}/journey`);
  if (!owner || (await hasJourney(deps.db, journeyId))) return null;
  const [now, ownerId] = [deps.clock.now(), owner.id];
  const startsOn = expiryAfter(210, now).toISOString().slice(0, 10);
  const today = now.toISOString().slice(0, 10);
  const hotels = new Map((await listStayHotels(deps.db, { today })).map(({ slug, id }) => [slug, id]));
  const document = demoDocument({ startsOn, id: (name) => demoId(`${key}/${name}`), hotels });
  await transact(deps.db, async (tx) => {
    await createJourney(tx, { id: journeyId, ownerId, document, now });
  });
  await publishJourney(deps, { journeyId, ownerId, revision: 1 });
  return journeyId;
}

type Planned = Pick<NewBlock, "kind" | "title"> &
  Partial<Omit<NewBlock, "supplier">> & { day: number; hotel?: { slug: string; name: string } };
type Ground = { startsOn: string; id: (name: string) => string; hotels: ReadonlyMap<string, string> };

function demoDocument({ startsOn, id, hotels }: Ground): JourneyDocument {
  const options = [
    { ...emptyOption({ id: id("option-a"), label: "A" }), name: words("Sagres e Velaa", "Sagres and Velaa") },
    { ...emptyOption({ id: id("option-b"), label: "B" }), name: words("Só o Algarve", "The Algarve alone") },
  ];
  const blocks = [shared, seaDays, coastDays] as const;
  const [all, a, b] = blocks.map((make) => make());
  const placed = (optionId: string, key: string, list: Planned[]) =>
    list.map(
      ({ hotel, ...planned }, index): NewBlock => ({
        ...emptyBlock({
          ...{ id: id(`${key}-${index}`), optionId, kind: planned.kind },
          ...{ day: planned.day, position: `a${index.toString(36)}V` },
        }),
        ...planned,
        supplier: hotel ? supplierOf(hotel, hotels) : null,
      }),
    );
  return {
    head: {
      title: words("Doze noites entre o Atlântico e o Índico", "Twelve nights between two oceans"),
      intro: words(
        "Beatriz, Otávio, vocês pediram duas coisas que raramente cabem na mesma viagem: mar para as crianças e silêncio para os dois.\nDeixei a quinta tarde livre de propósito.",
        "Beatriz, Otávio, you asked for two things that rarely fit into one journey: sea for the children and silence for the two of you.\nI left the fifth afternoon free on purpose.",
      ),
      clientId: null,
      travellers: [
        ...["Beatriz", "Otávio"].map((firstName) => ({ firstName, isChild: false })),
        ...["Tomás", "Clara"].map((firstName) => ({ firstName, isChild: true })),
      ],
      ...{ startsOn, endsOn: dateOfDay(startsOn, 12), currency: "EUR", language: "pt" },
      cover: art("velaa-overwater-villa"),
      ...{ colour: "#1f4a4a", markup: null, note: "Margem combinada por telefone." },
    },
    options,
    blocks: [
      ...placed(options[0]!.id, "a", [...all!, ...a!]),
      ...placed(options[1]!.id, "b", [...all!, ...b!]),
    ],
    files: [],
  };
}

function shared(): Planned[] {
  return [
    {
      ...{ kind: "stay", day: 0, nights: 2, place: "Lisboa" },
      title: words("Martinhal Chiado, apartamento família", "Martinhal Chiado, family apartment"),
      text: words(
        "Para chegar com calma: quarto pronto às dez.",
        "To arrive at ease: the room is ready at ten.",
      ),
      ...{ hotel: { slug: "martinhal-chiado", name: "Martinhal Chiado" }, net: eur(1_480), sell: eur(1_860) },
    },
    {
      ...{ kind: "experience", day: 1, startsAt: "10:00", endsAt: "12:30", place: "Alfama" },
      title: words(
        "Lisboa a pé com Inês, que restaura azulejos",
        "Lisbon on foot with Inês, who restores tiles",
      ),
      ...{ net: eur(260), sell: eur(340) },
    },
    {
      ...{ kind: "stay", day: 2, nights: 4, place: "Sagres", pictures: [art("martinhal-coast")] },
      title: words("Martinhal Sagres, casa de praia", "Martinhal Sagres, beach house"),
      text: words(
        "As crianças decidem o dia; o spa recebe a família a partir dos seis anos.",
        "The children decide the day; the spa welcomes families from the age of six.",
      ),
      ...{ hotel: { slug: "martinhal-sagres", name: "Martinhal Sagres" }, net: eur(4_300), sell: eur(5_220) },
    },
    {
      ...{ kind: "dining", day: 4, startsAt: "20:00", place: "Sagres" },
      title: words("Aniversário do Otávio, mesa na areia", "Otávio's birthday, a table in the sand"),
      ...{ net: eur(380), sell: eur(460) },
    },
  ];
}

function seaDays(): Planned[] {
  return [
    {
      ...{ kind: "flight", day: 6, startsAt: "14:10" },
      title: words("Lisboa – Malé, com conexão curta", "Lisbon – Malé, with a short connection"),
      ...{ net: eur(6_900), sell: eur(7_680) },
    },
    {
      ...{ kind: "stay", day: 7, nights: 5, place: "Noonu", pictures: [art("velaa-aerial")] },
      title: words("Velaa, casa de praia de dois quartos", "Velaa, two-bedroom beach house"),
      text: words(
        "Quartos em alas opostas e a sala entre eles.",
        "Bedrooms in opposite wings and the living room between them.",
      ),
      ...{
        hotel: { slug: "velaa-private-island", name: "Velaa Private Island" },
        net: eur(18_900),
        sell: eur(21_860),
      },
    },
  ];
}

function coastDays(): Planned[] {
  return [
    {
      ...{
        kind: "stay",
        day: 6,
        nights: 6,
        place: "Quinta do Lago",
        pictures: [art("martinhal-family-pool")],
      },
      title: words(
        "Martinhal Quinta do Lago, villa com piscina",
        "Martinhal Quinta do Lago, villa with a pool",
      ),
      ...{
        hotel: { slug: "martinhal-quinta", name: "Martinhal Quinta do Lago" },
        net: eur(8_200),
        sell: eur(9_640),
      },
    },
    {
      ...{ kind: "experience", day: 9, startsAt: "09:30", place: "Ria Formosa" },
      title: words("Veleiro pela Ria Formosa, almoço a bordo", "Sailing the Ria Formosa, lunch on board"),
      ...{ net: eur(620), sell: eur(780) },
    },
  ];
}

/** The hotel of the collection; by its name alone where the house has not planted it. */
function supplierOf({ slug, name }: { slug: string; name: string }, hotels: Ground["hotels"]) {
  const hotelId = hotels.get(slug);
  return hotelId ? { kind: "hotel" as const, hotelId } : { kind: "named" as const, name };
}

const words = (pt: string, en: string) => ({ pt, en });
const eur = (euros: number) => ({ amount: euros * 100, currency: "EUR" as const, exchange: null });
const art = (name: string) => ({ kind: "art" as const, name, alt: words("", "") });
