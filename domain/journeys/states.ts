import { z } from "zod";

export const journeyStates = [
  "draft",
  "proposed",
  "accepted",
  "booked",
  "travelling",
  "completed",
  "declined",
  "cancelled",
] as const;
export const JourneyState = z.enum(journeyStates);
export type JourneyState = z.infer<typeof JourneyState>;

/** Who moves a journey: its advisor or operator, the client by the link, its bookings, or the day. */
export const journeyActors = ["owner", "client", "bookings", "time"] as const;
export type JourneyActor = (typeof journeyActors)[number];

type Arrow = { from: JourneyState; to: JourneyState; by: readonly JourneyActor[]; needsReason?: true };

const beforeCompleted = ["draft", "proposed", "declined", "accepted", "booked", "travelling"] as const;

/** Every way a journey may go (loop: state machines); what is not here does not happen. */
const journeyArrows: readonly Arrow[] = [
  { from: "draft", to: "proposed", by: ["owner"] },
  // Publishing again makes a new snapshot; the link stays.
  { from: "proposed", to: "proposed", by: ["owner"] },
  { from: "proposed", to: "accepted", by: ["client", "owner"] },
  { from: "proposed", to: "declined", by: ["client", "owner"], needsReason: true },
  { from: "declined", to: "draft", by: ["owner"] },
  { from: "accepted", to: "booked", by: ["bookings", "owner"] },
  // A stay that is cancelled is to be booked again.
  { from: "booked", to: "accepted", by: ["bookings"] },
  { from: "booked", to: "travelling", by: ["time"] },
  { from: "travelling", to: "completed", by: ["time"] },
  ...beforeCompleted.map((from) => ({
    from,
    to: "cancelled" as const,
    by: ["owner"] as const,
    needsReason: true as const,
  })),
];

type Move = { from: JourneyState; to: JourneyState; by: JourneyActor };

/** Whether somebody may take a journey from one state to another. */
export function canMove({ from, to, by }: Move): boolean {
  return journeyArrows.some((arrow) => arrow.from === from && arrow.to === to && arrow.by.includes(by));
}

/** Whether going there has to be explained; the owner's word for a client always is. */
export function needsNote({ from, to, by }: Move): boolean {
  if (from === "proposed" && to === "accepted") return by === "owner";
  return journeyArrows.some((arrow) => arrow.from === from && arrow.to === to && arrow.needsReason === true);
}

/** Whether its days, blocks and words may still be changed. */
export function isEditable(state: JourneyState): boolean {
  return state !== "completed" && state !== "cancelled";
}

/**
 * The states a day takes a journey through, in their order: travelling from the first day on, completed once the last
 * is over. Whoever was booked before a standstill travelled all the same.
 */
export function statesByDay(
  { state, startsOn, endsOn }: { state: JourneyState; startsOn: string; endsOn: string },
  today: string,
): ("travelling" | "completed")[] {
  if (state !== "booked" && state !== "travelling") return [];
  const begins = state === "booked" && today >= startsOn ? (["travelling"] as const) : [];
  return today > endsOn ? [...begins, "completed"] : [...begins];
}
