import type { Profile } from "#domain/profile/profile.ts";

/** What became of a part that was sent. */
export type SaveOutcome =
  | { state: "saved"; profile: Profile }
  | { state: "conflict" }
  | { state: "refused"; fields: Record<string, string> }
  | { state: "offline" }
  | { state: "failed" };

type Answer = Pick<Response, "ok" | "status" | "json">;

/** Sends a part and says what became of it; a refusal names its fields without where they were nested. */
export async function save(send: () => Promise<Answer>): Promise<SaveOutcome> {
  try {
    const answer = await send();
    if (answer.ok) return { state: "saved", profile: (await answer.json()) as Profile };
    if (answer.status === 409) return { state: "conflict" };
    if (answer.status !== 400) return { state: "failed" };
    const { fields = {} } = (await answer.json()) as { fields?: Record<string, string> };
    const bare = Object.entries(fields).map(([path, code]) => [path.replace(/^changes\./, ""), code]);
    return { state: "refused", fields: Object.fromEntries(bare) };
  } catch {
    return { state: navigator.onLine ? "failed" : "offline" };
  }
}
