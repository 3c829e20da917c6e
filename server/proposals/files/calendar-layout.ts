import ical, { ICalCalendarMethod } from "ical-generator";
import type { ProposalWords } from "./proposal-words.ts";

const DAY_MS = 86_400_000;

type Option = ProposalWords["options"][number];
type Block = Option["days"][number]["blocks"][number];

/** What a calendar is made of. */
export type CalendarContent = Pick<ProposalWords, "title" | "language"> & { option: Option; at: Date };

/** One option as a calendar file: each block at its hour where it happens, or for the whole day; a stay from night to night. */
export function layout({ title, language, option, at }: CalendarContent): string {
  const calendar = ical({
    name: title,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Lilamonde", product: "Lilamonde", language: language === "pt" ? "PT" : "EN" },
  });
  for (const { date, blocks } of option.days) {
    for (const block of blocks) {
      calendar.createEvent({
        id: `${block.id}@lilamonde`,
        summary: block.title,
        location: block.where || null,
        description: [block.stay, ...block.text].filter(Boolean).join("\n") || null,
        stamp: at,
        ...timesOf(block, date),
      });
    }
  }
  return calendar.toString();
}

/** Hours are those of the place, whichever it is: they float, so that no zone moves them. */
function timesOf({ startsAt, endsAt, nights }: Block, date: string) {
  const day = new Date(`${date}T00:00:00Z`);
  if (nights > 0 || !startsAt) {
    return { start: day, end: new Date(day.getTime() + Math.max(1, nights) * DAY_MS), allDay: true };
  }
  const start = new Date(`${date}T${startsAt}:00Z`);
  const wanted = endsAt ? new Date(`${date}T${endsAt}:00Z`) : new Date(start.getTime() + 3_600_000);
  // What ends before it begins goes over midnight.
  const end = wanted > start ? wanted : new Date(wanted.getTime() + DAY_MS);
  return { start, end, floating: true };
}
