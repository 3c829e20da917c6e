import { useSearchParams } from "react-router";
import { TimelineQuery } from "#domain/timeline/timeline.ts";
import type { Place } from "./timeline.ts";

export type Address = (to: Record<string, string>) => string;

/** What the address asks for; nonsense in it is as if it were not there. */
export function usePlace(): { place: Place; postId: string | null; addressOf: Address } {
  const [params] = useSearchParams();
  const asked = Object.fromEntries([...params].filter(([, value]) => value !== ""));
  const parsed = TimelineQuery.safeParse(asked);
  const { audience, until } = parsed.success ? parsed.data : TimelineQuery.parse({});
  const post = /^[0-9a-f-]{36}$/.test(asked.post ?? "") ? asked.post! : null;
  const addressOf: Address = (to) => {
    const next = { ...(audience && { audience }), ...(until && { until }), ...(post && { post }), ...to };
    return `?${new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ""))}`;
  };
  return { place: { audience, until }, postId: post, addressOf };
}
