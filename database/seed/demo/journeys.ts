import type { BlockKind } from "#domain/journeys/blocks.ts";
import type { JourneyState } from "#domain/journeys/states.ts";
import type { Localized } from "#domain/localized.ts";
import type { Currency } from "#domain/money/money.ts";

/** Something that happens on a day: what, when, where, and what it costs in whole units of the journey's currency. */
export type DemoItem = {
  kind: Exclude<BlockKind, "stay">;
  day: number;
  at?: string;
  place?: string;
  title: Localized;
  net?: number;
  sell?: number;
};
export type DemoStay = { hotel: string; day: number; nights: number; sell: number };
export type DemoJourney = {
  key: string;
  owner: "advisor" | "operator";
  client: string;
  title: Localized;
  state: JourneyState;
  /** How long ago it was begun, in days. */
  begun: number;
  /** When it begins, counted in days from today. */
  startsIn: number;
  days: number;
  currency: Currency;
  travellers: string[];
  stays: DemoStay[];
  items: DemoItem[];
  /** Another option with another stay in place of the first. */
  otherStay?: DemoStay;
};

const transfer = (day: number, pt: string, en: string, sell: number): DemoItem => ({
  ...{ kind: "transfer", day, at: "09:30", title: { pt, en }, sell, net: Math.round(sell * 0.82) },
});
const dinner = (day: number, pt: string, en: string, sell: number): DemoItem => ({
  ...{ kind: "dining", day, at: "20:00", title: { pt, en }, sell, net: Math.round(sell * 0.9) },
});
const outing = (day: number, pt: string, en: string, sell: number): DemoItem => ({
  ...{ kind: "experience", day, at: "10:00", title: { pt, en }, sell, net: Math.round(sell * 0.8) },
});
const flight = (day: number, pt: string, en: string): DemoItem => ({
  ...{ kind: "flight", day, at: "22:15", title: { pt, en } },
});

/** The journeys of the demo world, one at least in every state; the one of the Andrade family was accepted yesterday. */
export const demoJourneys: DemoJourney[] = [
  {
    ...{ key: "atlantico", owner: "advisor", client: "Família Andrade", state: "accepted", startsIn: 124 },
    begun: 33,
    ...{ days: 10, currency: "EUR", travellers: ["Beatriz", "Otávio", "Clara*", "Tomás*"] },
    title: { pt: "Nove noites entre Lisboa e Sagres", en: "Nine nights between Lisbon and Sagres" },
    stays: [
      { hotel: "martinhal-chiado", day: 0, nights: 3, sell: 2_640 },
      { hotel: "martinhal-sagres", day: 3, nights: 6, sell: 5_940 },
    ],
    items: [
      outing(1, "Elétrico 28 e Alfama a pé", "Tram 28 and Alfama on foot", 240),
      transfer(3, "Carro com motorista até Sagres", "Car with driver to Sagres", 520),
      dinner(4, "Jantar na praia, mesa para quatro", "Dinner on the beach, table for four", 310),
      outing(6, "Veleiro até a Ponta de Sagres", "Sailing boat to Sagres Point", 890),
    ],
    otherStay: { hotel: "martinhal-quinta", day: 3, nights: 6, sell: 6_780 },
  },
  {
    ...{ key: "velaa", owner: "advisor", client: "Helena Prado", state: "proposed", startsIn: 71, days: 8 },
    begun: 12,
    ...{ currency: "USD", travellers: ["Helena", "Marcos"] },
    title: { pt: "Sete noites sobre a água", en: "Seven nights above the water" },
    stays: [{ hotel: "velaa-private-island", day: 0, nights: 7, sell: 21_700 }],
    items: [
      flight(0, "Voo de São Paulo a Malé, via Doha", "Flight from São Paulo to Malé, via Doha"),
      dinner(3, "Mesa na areia ao pôr do sol", "Table on the sand at sunset", 640),
    ],
  },
  {
    ...{ key: "douro", owner: "advisor", client: "Casal Ferraz", state: "draft", startsIn: 203, days: 6 },
    begun: 1,
    ...{ currency: "EUR", travellers: ["Lívia", "Pedro"] },
    title: { pt: "Vindima no Douro", en: "Harvest in the Douro" },
    stays: [{ hotel: "quinta-douro", day: 1, nights: 4, sell: 2_480 }],
    items: [
      transfer(1, "Trem panorâmico do Porto ao Pinhão", "Scenic train from Porto to Pinhão", 180),
      outing(2, "Um dia de vindima com o enólogo", "A harvest day with the winemaker", 420),
    ],
  },
  {
    ...{ key: "trancoso", owner: "advisor", client: "Família Monteiro", state: "booked", startsIn: 26 },
    begun: 61,
    ...{ days: 7, currency: "BRL", travellers: ["Renata", "Caio", "Nina*"] },
    title: { pt: "Seis noites no Quadrado", en: "Six nights on the Quadrado" },
    stays: [{ hotel: "casa-trancoso", day: 0, nights: 6, sell: 16_800 }],
    items: [dinner(2, "Moqueca na casa de Iara", "Moqueca at Iara's house", 680)],
  },
  {
    ...{ key: "pantanal", owner: "advisor", client: "Iris Bandeira", state: "travelling", startsIn: -2 },
    begun: 47,
    ...{ days: 6, currency: "BRL", travellers: ["Iris", "Joana"] },
    title: { pt: "Pantanal, as águas baixas", en: "Pantanal at low water" },
    stays: [{ hotel: "pantanal-lodge", day: 0, nights: 5, sell: 12_400 }],
    items: [outing(2, "Saída ao amanhecer em busca da onça", "Out at dawn to look for the jaguar", 950)],
  },
  {
    ...{ key: "mantiqueira", owner: "advisor", client: "Família Andrade", state: "completed", startsIn: -48 },
    begun: 82,
    ...{ days: 4, currency: "BRL", travellers: ["Beatriz", "Otávio"] },
    title: { pt: "Três noites na Mantiqueira", en: "Three nights in the Mantiqueira" },
    stays: [{ hotel: "fazenda-mantiqueira", day: 0, nights: 3, sell: 7_350 }],
    items: [outing(1, "Queijos da serra com o produtor", "Mountain cheeses with their maker", 380)],
  },
  {
    ...{ key: "atacama", owner: "advisor", client: "Casal Ferraz", state: "declined", startsIn: 90, days: 6 },
    begun: 26,
    ...{ currency: "USD", travellers: ["Lívia", "Pedro"] },
    title: { pt: "Céu do Atacama", en: "Skies of the Atacama" },
    stays: [{ hotel: "casa-atacama", day: 0, nights: 5, sell: 4_900 }],
    items: [outing(2, "Noite de estrelas com astrônomo", "A night of stars with an astronomer", 320)],
  },
  {
    ...{ key: "marrakech", owner: "advisor", client: "Helena Prado", state: "cancelled", startsIn: 40 },
    begun: 54,
    ...{ days: 5, currency: "EUR", travellers: ["Helena"] },
    title: { pt: "Quatro noites em Marrakech", en: "Four nights in Marrakech" },
    stays: [{ hotel: "riad-atlas", day: 0, nights: 4, sell: 1_960 }],
    items: [],
  },
  {
    ...{
      key: "lisboa",
      owner: "operator",
      client: "Agência Vereda",
      state: "accepted",
      startsIn: 58,
      days: 6,
    },
    begun: 40,
    ...{ currency: "EUR", travellers: ["Sílvia", "Bruno"] },
    title: { pt: "Lisboa em família, a partir do Oriente", en: "Lisbon for families, from Oriente" },
    stays: [{ hotel: "martinhal-oriente", day: 0, nights: 5, sell: 1_950 }],
    items: [transfer(0, "Chegada ao aeroporto, carro à espera", "Airport arrival, car waiting", 90)],
  },
];
