import { paymentKeys } from "../bookings/payments.ts";
import type { Currency } from "../money/money.ts";
import { dayAfter, nightsBetween } from "../zones.ts";

export const checkpointKinds = [
  "payment",
  "preferences",
  "documents",
  "contact",
  "arrival",
  "feedback",
  "own",
  "professional",
] as const;
export type CheckpointKind = (typeof checkpointKinds)[number];

/** What is to be done for every journey of a kind, each with words of its own. */
export const templateNames = [
  ...([
    "deposit",
    "balance",
    "preferences",
    "minors",
    "documents",
    "welcome",
    "perk",
    "middle",
    "feedback",
  ] as const),
] as const;
export type TemplateName = (typeof templateNames)[number];

/** An agreed stay, as far as touch points hang on it. */
export type TripStay = {
  bookingId: string;
  checkIn: string;
  checkOut: string;
  children: number;
  currency: Currency;
  payments: readonly { kind: "deposit" | "balance"; dueOn: string; amount: number }[];
  /** How many things the hotel promised for it. */
  perks: number;
  /** Whether its guests have left. */
  isOver: boolean;
};

/** One touch point that a template asks for. */
export type Planned = {
  /** Names it within its stay or journey. */
  key: string;
  kind: CheckpointKind;
  /** The stay it is about; none where it is about the journey as a whole. */
  bookingId: string | null;
  on: string;
  /** The last day on which there is any use in doing it. */
  until: string;
  /** Whether the stay it is for, or every stay of its journey, has ended. */
  isStayOver: boolean;
  amount: { amount: number; currency: Currency } | null;
};

/** With children, three nights at most, or neither: each kind of journey asks for something else. */
function journeyKind(stays: readonly TripStay[]): "family" | "escape" | "classic" {
  if (stays.some(({ children }) => children > 0)) return "family";
  const nights = stays.reduce((sum, { checkIn, checkOut }) => sum + nightsBetween(checkIn, checkOut), 0);
  return nights <= 3 ? "escape" : "classic";
}

/** Everything to be done for the agreed stays of one journey, each on its day; nothing without a stay. */
export function planJourney(stays: readonly TripStay[]): Planned[] {
  if (stays.length === 0) return [];
  const from = stays.map(({ checkIn }) => checkIn).sort()[0]!;
  const until = stays
    .map(({ checkOut }) => checkOut)
    .sort()
    .at(-1)!;
  const kind = journeyKind(stays);
  const whole = { bookingId: null, amount: null, isStayOver: stays.every(({ isOver }) => isOver) };
  return [
    ...stays.flatMap((stay) => planStay(stay, { isEscape: kind === "escape" })),
    ...(kind === "family"
      ? [{ ...whole, key: "minors", kind: "documents" as const, on: dayAfter(from, -45), until: from }]
      : []),
    { ...whole, key: "documents", kind: "documents", on: dayAfter(from, -7), until: from },
    { ...whole, key: "welcome", kind: "contact", on: dayAfter(from, -1), until: from },
    { ...whole, key: "feedback", kind: "feedback", on: dayAfter(until, 3), until: dayAfter(until, 14) },
  ];
}

function planStay(stay: TripStay, { isEscape }: { isEscape: boolean }): Planned[] {
  const { bookingId, checkIn, checkOut, currency, isOver: isStayOver } = stay;
  const keys = paymentKeys(stay.payments);
  const payments = stay.payments.map(({ dueOn, amount }, at) => ({
    ...{ key: keys[at]!, kind: "payment" as const, bookingId, on: dueOn, until: dueOn, isStayOver },
    amount: { amount, currency },
  }));
  const own = { bookingId, amount: null, isStayOver };
  const nights = nightsBetween(checkIn, checkOut);
  const middle = dayAfter(checkIn, Math.floor(nights / 2));
  return [
    ...payments,
    {
      ...{ ...own, key: "preferences", kind: "preferences", until: checkIn },
      on: dayAfter(checkIn, isEscape ? -14 : -30),
    },
    // What was promised is looked at on arrival, or when the guests are back.
    ...Array.from({ length: stay.perks }, (_, at) => ({
      ...{ ...own, key: `perk:${at}`, kind: "arrival" as const, on: checkIn, until: dayAfter(checkOut, 30) },
    })),
    // Nobody is called in the middle of a weekend.
    ...(nights > 3 ? [{ ...own, key: "middle", kind: "contact" as const, on: middle, until: checkOut }] : []),
  ];
}

/** Which words a touch point has; null for one that somebody wrote. */
export function templateOf(key: string | null): TemplateName | null {
  const [name] = key?.split(":") ?? [];
  return templateNames.find((known) => known === name) ?? null;
}
