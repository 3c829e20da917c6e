import { useSearchParams } from "react-router";
import { JourneyQuery } from "#domain/journeys/journey-lists.ts";

const views = ["board", "list", "calendar"] as const;
export type JourneysView = (typeof views)[number];

/** What the address asks for; nonsense in it is as if it were not there. */
export function useJourneysPlace() {
  const [params, setParams] = useSearchParams();
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ""));
  const parsed = JourneyQuery.safeParse({ q: given.q, state: given.state });
  const { q, state } = parsed.success ? parsed.data : JourneyQuery.parse({});
  const view = views.find((name) => name === given.view) ?? "board";
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(given.month ?? "") ? given.month! : null;
  const kept = { ...(view === "board" ? {} : { view }), ...(q ? { q } : {}), ...(state ? { state } : {}) };
  const address = (next: Record<string, string>) => `?${new URLSearchParams(next)}`;
  return {
    ...{ q, state, view, month, views },
    viewAddress: (next: JourneysView) =>
      address({ ...(q ? { q } : {}), ...(next === "board" ? {} : { view: next }) }),
    stateAddress: (next: string) =>
      address({ view: "list", ...(q ? { q } : {}), ...(next ? { state: next } : {}) }),
    monthAddress: (next: string) => address({ ...kept, view: "calendar", month: next }),
    allAddress: address(view === "board" ? {} : { view }),
    search: (words: string) => {
      const { q: _, ...rest } = kept as Record<string, string>;
      setParams({ ...rest, ...(words ? { q: words } : {}) });
    },
  };
}
