import type { JourneyBlock } from "#domain/journeys/blocks.ts";

/** Days spent in one place, one after the other; without a place where no stay tells one. */
export type Stretch = { place: string; nights: number; days: number[] };

type Stay = Pick<JourneyBlock, "kind" | "day" | "nights" | "place" | "isRemoved">;
type Stays<S extends Stay> = { blocks: readonly S[]; days: number; nameOf: (stay: S) => string };

/** The days of an option by where they are spent; the day of leaving still belongs to the stay before it. */
export function stretchesOf<S extends Stay>({ blocks, days, nameOf }: Stays<S>): Stretch[] {
  const stays = blocks.filter(({ kind, day, isRemoved }) => kind === "stay" && day !== null && !isRemoved);
  const stretches: Stretch[] = [];
  let last: S | undefined;
  for (let day = 0; day < days; day++) {
    const stay = stays.findLast((each) => each.day! <= day && day < each.day! + each.nights);
    const isLeaving = !stay && last !== undefined && day === last.day! + last.nights;
    const current = stretches.at(-1);
    if (current && (isLeaving || stay === last)) current.days.push(day);
    else
      stretches.push({
        place: stay ? stay.place || nameOf(stay) : "",
        nights: stay?.nights ?? 0,
        days: [day],
      });
    if (!isLeaving) last = stay;
  }
  return stretches;
}
