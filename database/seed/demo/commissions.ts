import type { DemoBooking } from "./bookings.ts";

/** What happened to a commission of the demo world, so many days ago. */
export type DemoCommissionStep =
  | { daysAgo: number; does: "confirm"; base?: number }
  | { daysAgo: number; does: "declare"; reference: string }
  | { daysAgo: number; does: "settle" }
  | { daysAgo: number; does: "dispute"; by: "hotel" | "payee"; base?: number; says: string }
  | { daysAgo: number; does: "pay"; amount: number; reference: string }
  | { daysAgo: number; does: "approve" };

export type DemoCommission = { booking: DemoBooking; steps: DemoCommissionStep[] };

type Stay = Pick<DemoBooking, "key" | "owner" | "hotel" | "in" | "nights" | "category" | "price"> & {
  guest: string;
  number: string;
};

/** A stay that was asked for and agreed four weeks before the guests came. */
function stay({ guest, number, ...rest }: Stay): DemoBooking {
  const sentDaysAgo = 28 - rest.in;
  const steps = [{ daysAgo: sentDaysAgo - 1, does: "accept" as const, number }];
  return { ...rest, sentDaysAgo, guests: [guest], wishes: "", steps };
}

/** Past stays of the demo world with commissions of both routes: one is late, one is paid in part, one is disputed. */
export const demoCommissions: DemoCommission[] = [
  {
    booking: stay({
      ...{ key: "c-sagres-1", owner: "advisor", hotel: "martinhal-sagres", in: -84, nights: 7 },
      ...{ category: "Casa de praia", price: 6_210, guest: "Tereza Siqueira", number: "MS-2871" },
    }),
    steps: [
      { daysAgo: 70, does: "confirm" },
      { daysAgo: 6, does: "pay", amount: 400, reference: "SEPA-8841" },
    ],
  },
  {
    booking: stay({
      ...{ key: "c-chiado", owner: "advisor", hotel: "martinhal-chiado", in: -95, nights: 4 },
      ...{ category: "Apartamento de dois quartos", price: 3_120, guest: "Celso Nunes", number: "MC-0412" },
    }),
    steps: [
      { daysAgo: 88, does: "confirm" },
      { daysAgo: 9, does: "pay", amount: 390, reference: "SEPA-8790" },
    ],
  },
  {
    booking: stay({
      ...{ key: "c-sagres-2", owner: "advisor", hotel: "martinhal-sagres", in: -118, nights: 6 },
      ...{ category: "Casa de jardim", price: 5_940, guest: "Beatriz Andrade", number: "MS-2790" },
    }),
    steps: [
      { daysAgo: 108, does: "confirm" },
      { daysAgo: 41, does: "pay", amount: 725, reference: "SEPA-8522" },
    ],
  },
  {
    booking: stay({
      ...{ key: "c-oriente", owner: "advisor", hotel: "martinhal-oriente", in: -150, nights: 5 },
      ...{ category: "Apartamento de um quarto", price: 4_380, guest: "Gustavo Ferraz", number: "MO-1188" },
    }),
    steps: [
      { daysAgo: 140, does: "confirm" },
      { daysAgo: 78, does: "pay", amount: 547.5, reference: "SEPA-8107" },
      { daysAgo: 76, does: "approve" },
    ],
  },
  {
    booking: stay({
      ...{ key: "c-chiado-2", owner: "operator", hotel: "martinhal-chiado", in: -112, nights: 5 },
      ...{ category: "Apartamento de um quarto", price: 3_460, guest: "Rita Amaral", number: "MC-0398" },
    }),
    steps: [
      { daysAgo: 101, does: "confirm" },
      { daysAgo: 31, does: "pay", amount: 432.5, reference: "SEPA-8604" },
    ],
  },
  {
    booking: stay({
      ...{ key: "c-velaa", owner: "operator", hotel: "velaa-private-island", in: -30, nights: 6 },
      ...{ category: "Vila sobre a água", price: 21_860, guest: "Bruno Assis", number: "VP-5510" },
    }),
    steps: [
      { daysAgo: 20, does: "confirm" },
      { daysAgo: 3, does: "declare", reference: "SWIFT 55120" },
    ],
  },
  {
    booking: stay({
      ...{ key: "c-trancoso-1", owner: "advisor", hotel: "casa-trancoso", in: -58, nights: 5 },
      ...{ category: "Casa do Quadrado", price: 14_250, guest: "Lúcia Mendes", number: "CT-2104" },
    }),
    steps: [
      { daysAgo: 50, does: "confirm", base: 13_900 },
      { daysAgo: 2, does: "declare", reference: "TED 77120" },
    ],
  },
  {
    booking: stay({
      ...{ key: "c-trancoso-2", owner: "operator", hotel: "casa-trancoso", in: -75, nights: 4 },
      ...{ category: "Casa da mata", price: 9_800, guest: "Sílvia Moura", number: "CT-2051" },
    }),
    steps: [
      { daysAgo: 66, does: "confirm" },
      { daysAgo: 38, does: "declare", reference: "TED 76002" },
      { daysAgo: 36, does: "settle" },
    ],
  },
  {
    booking: stay({
      ...{ key: "c-douro", owner: "advisor", hotel: "quinta-douro", in: -40, nights: 5 },
      ...{ category: "Quarto com vista do rio", price: 2_840, guest: "Helena Vilar", number: "QD-329" },
    }),
    steps: [
      {
        ...{ daysAgo: 21, does: "dispute", by: "hotel", base: 2_366 },
        says: "A última noite foi cortesia e não entra na base.",
      },
    ],
  },
  {
    booking: stay({
      ...{ key: "c-pantanal", owner: "advisor", hotel: "pantanal-lodge", in: -128, nights: 6 },
      ...{ category: "Bangalô do rio", price: 15_600, guest: "Iris Bandeira", number: "PL-0877" },
    }),
    steps: [
      { daysAgo: 118, does: "confirm" },
      { daysAgo: 92, does: "declare", reference: "PIX 3391" },
      { daysAgo: 90, does: "settle" },
    ],
  },
  {
    booking: stay({
      ...{ key: "c-mantiqueira", owner: "advisor", hotel: "fazenda-mantiqueira", in: -99, nights: 3 },
      ...{ category: "Chalé da mata", price: 7_350, guest: "Renata Monteiro", number: "FM-097" },
    }),
    steps: [
      { daysAgo: 94, does: "confirm" },
      { daysAgo: 64, does: "declare", reference: "PIX 2210" },
      { daysAgo: 62, does: "settle" },
    ],
  },
  {
    booking: stay({
      ...{ key: "c-trancoso-3", owner: "advisor", hotel: "casa-trancoso", in: -66, nights: 7 },
      ...{ category: "Casa do Quadrado", price: 19_600, guest: "Renata Monteiro", number: "CT-2088" },
    }),
    steps: [
      { daysAgo: 57, does: "confirm" },
      { daysAgo: 30, does: "declare", reference: "TED 76411" },
      { daysAgo: 28, does: "settle" },
    ],
  },
];
