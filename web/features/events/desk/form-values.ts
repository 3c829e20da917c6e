import type { Part, Question } from "#domain/events/events.ts";
import { instantIn, wallClock } from "#domain/zones.ts";

/** An instant as a field of day and time shows it, by the clocks of a place. */
export function wallOf(at: string, zone: string): string {
  const { day, time } = wallClock(zone, new Date(at));
  return `${day}T${time}`;
}

/** What was written in the form, to be read by the contract; a time that is none stays as it was written. */
export function readForm(form: FormData, rows: { questions: Question[]; programme: Part[] }): unknown {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const both = (name: string) => ({ pt: text(`${name}.pt`), en: text(`${name}.en`) });
  const zone = text("zone");
  const instant = (name: string) => {
    const [day = "", time = ""] = text(name).split("T");
    try {
      return instantIn(zone, day, time).toISOString();
    } catch {
      return text(name);
    }
  };
  const audience = text("audience");
  return {
    ...{ code: text("code").toUpperCase(), slug: text("slug"), kind: text("kind"), picture: text("picture") },
    ...{ title: both("title"), headline: both("headline"), lead: both("lead") },
    ...{ venue: text("venue"), address: text("address"), city: text("city"), zone },
    ...{ startsAt: instant("startsAt"), endsAt: instant("endsAt") },
    ...{ doorsOpenAt: instant("doorsOpenAt"), doorsCloseAt: instant("doorsCloseAt") },
    ...{ capacity: Number(text("capacity")), audience },
    roles: audience === "roles" ? form.getAll("roles").map(String) : [],
    trainings: text("kind") === "fam_trip" ? form.getAll("trainings").map(String) : [],
    ...rows,
  };
}
