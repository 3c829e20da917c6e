import { emptyBlock, type NewBlock } from "#domain/journeys/blocks.ts";
import { dateOfDay } from "#domain/journeys/days.ts";
import { emptyOption, type JourneyDocument } from "#domain/journeys/journeys.ts";

type Planned = Pick<NewBlock, "kind" | "title"> &
  Partial<Omit<NewBlock, "supplier">> & { day: number; hotel?: { slug: string; name: string } };
type Ground = { startsOn: string; id: (name: string) => string; hotels: ReadonlyMap<string, string> };

const terms = {
  pt: "Preços por família, sujeitos a confirmação dos hotéis.\nEntrada de 30 % na aprovação; saldo 45 dias antes da partida.",
  en: "Prices per family, subject to the hotels’ confirmation.\n30% on approval; the balance 45 days before departure.",
};

/** The journey that the demo world shows to a client: of two options, and made only of what its advisor can make. */
export function demoDocument({ startsOn, id, hotels }: Ground): JourneyDocument {
  const options = [
    {
      ...emptyOption({ id: id("option-a"), label: "A" }),
      name: words("Sagres e Velaa", "Sagres and Velaa"),
      letter: words(
        "Nesta, o silêncio vem depois do mar: os cinco dias em Velaa são só de vocês.",
        "Here the silence comes after the sea: the five days on Velaa are yours alone.",
      ),
      inclusions: words(
        "Onze noites com café da manhã\nMeia pensão em Velaa\nVoo da ilha e barco até a villa\nKids club em Sagres",
        "Eleven nights with breakfast\nHalf board on Velaa\nThe island flight and the boat to the villa\nKids club in Sagres",
      ),
      exclusions: words(
        "Passagens internacionais do Brasil\nSeguro de viagem\nMergulho e tratamentos de spa",
        "International flights from Brazil\nTravel insurance\nDiving and spa treatments",
      ),
      terms,
    },
    {
      ...emptyOption({ id: id("option-b"), label: "B" }),
      name: words("Só o Algarve", "The Algarve alone"),
      inclusions: words(
        "Doze noites com café da manhã\nVeleiro na Ria Formosa, com almoço\nKids club em Sagres e Quinta do Lago",
        "Twelve nights with breakfast\nSailing on the Ria Formosa, with lunch\nKids club in Sagres and Quinta do Lago",
      ),
      exclusions: words("Passagens do Brasil\nSeguro de viagem", "Flights from Brazil\nTravel insurance"),
      terms,
    },
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
