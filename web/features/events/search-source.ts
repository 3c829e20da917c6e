import { CalendarDays } from "lucide-react";
import type { MemberEvents } from "#domain/events/registrations.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { EVENTS } from "./keys.ts";

/** Events by name for members; the list for administrators. */
export const searchSource: SearchSource = {
  id: "events",
  label: m.footer_events,
  find: ({ role, menu, queries }) => {
    const entry = (id: string, label: string, path: string) => ({
      id: `events-${id}`,
      label,
      icon: CalendarDays,
      to: `${menu.home}/${path}`,
    });
    if (role === "admin") return [entry("desk", m.footer_events(), "events-desk")];
    const known = queries.getQueryData<MemberEvents>([...EVENTS, "mine"])?.events ?? [];
    return [
      entry("all", m.footer_events(), "events"),
      ...known.map(({ event }) => entry(event.id, inLanguage(event.title, getLocale()), "events")),
    ];
  },
};
