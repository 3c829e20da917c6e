import {
  CalendarDays,
  CircleCheck,
  CircleQuestionMark,
  Clock,
  DoorClosed,
  History,
  type LucideIcon,
  Undo2,
  UsersRound,
} from "lucide-react";
import type { DoorCounts, Outcome, Snapshot } from "#domain/events/check-ins.ts";
import type { Told } from "#domain/events/namesakes.ts";
import { dayWords } from "#domain/events/when.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { timeAt } from "../when.ts";

/** The colour, the drawing and the sound of each word of the door: pitch in hertz, one after the other. */
export const looks: Record<Outcome["result"], { tone: string; icon: LucideIcon; notes: number[] }> = {
  ok: { tone: "ok", icon: CircleCheck, notes: [330] },
  already: { tone: "warn", icon: History, notes: [440, 440] },
  not_yet: { tone: "info", icon: Clock, notes: [520, 390] },
  closed: { tone: "jacaranda", icon: DoorClosed, notes: [260, 200] },
  full: { tone: "bad", icon: UsersRound, notes: [220, 220, 220] },
  unknown: { tone: "ink", icon: CircleQuestionMark, notes: [180] },
  wrong_event: { tone: "info", icon: CalendarDays, notes: [390, 520] },
  undone: { tone: "info", icon: Undo2, notes: [390] },
  too_late: { tone: "warn", icon: Clock, notes: [220] },
};

const kinds: Record<Told["kind"], () => string> = {
  member: m.events_told_member,
  visitor: m.events_told_visitor,
  walk_in: m.events_walk_in,
};

/** What tells somebody from another of the same name. */
export function toldWords({ kind, email }: Told): string {
  return [kinds[kind](), email].filter(Boolean).join(", ");
}

type Door = Pick<Snapshot["event"], "zone" | "doorsOpenAt" | "doorsCloseAt">;
type About = { outcome: Outcome; event: Door; counts: DoorCounts | null; isLocal: boolean };

type Full = { who: string; position: number | null; counts: DoorCounts | null };

/** Why there is no place: others wait, all are inside, or those that are left have a name. */
function fullWords({ who, position, counts }: Full): string {
  if (position) return m.events_door_position({ name: who, position });
  const isInside = !counts || counts.inside >= counts.capacity;
  return isInside ? m.events_door_full_text() : m.events_door_given_text();
}

/** What the door says: a word, who it is about, and what to make of it. */
export function doorWords({ outcome, event, counts, isLocal }: About): {
  word: string;
  who: string;
  what: string;
} {
  const { result, name, since, door, position, other } = outcome;
  const who = name ?? "";
  const first = who.split(" ")[0] ?? "";
  const people = counts ? m.events_door_people({ inside: counts.inside, capacity: counts.capacity }) : "";
  switch (result) {
    case "ok":
      return isLocal
        ? { word: m.events_door_ok_local(), who, what: m.events_door_ok_local_text() }
        : { word: m.events_door_ok({ name: first }), who, what: people };
    case "already": {
      const time = since ? timeAt(since, event.zone) : "";
      const where = door ?? m.events_door_alone();
      return { word: m.events_door_already(), who, what: m.events_door_already_text({ time, where }) };
    }
    case "not_yet":
      return {
        word: m.events_door_not_yet(),
        who: m.events_door_opens({ time: timeAt(event.doorsOpenAt, event.zone) }),
        what: who ? m.events_door_valid({ name: who }) : "",
      };
    case "closed":
      return {
        word: m.events_door_closed(),
        who: m.events_door_closed_at({ time: timeAt(event.doorsCloseAt, event.zone) }),
        what: m.events_door_closed_text(),
      };
    case "full":
      return {
        word: m.events_door_full(),
        who: people,
        what: fullWords({ who, position, counts }),
      };
    case "unknown":
      return {
        word: m.events_door_unknown(),
        who: m.events_door_unknown_who(),
        what: m.events_door_unknown_text(),
      };
    case "wrong_event":
      return {
        word: m.events_door_wrong(),
        who: other ? m.events_door_other({ title: inLanguage(other.title, getLocale()) }) : "",
        what: other
          ? dayWords(new Date(other.startsAt), event.zone, getLocale())
          : m.events_door_wrong_text(),
      };
    case "undone":
      return { word: m.events_door_undone(), who, what: people };
    case "too_late":
      return { word: m.events_door_too_late(), who, what: m.events_door_too_late_text() };
  }
}
