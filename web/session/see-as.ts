import type { SeeAs } from "#domain/people/see-as.ts";
import { SEE_AS_HEADER } from "#domain/people/see-as-header.ts";

const KEY = "lilamonde-see-as";

/** As whom this tab looks at the portal; null where it is the person's own. Other tabs stay what they were. */
export function readSeeing(): SeeAs | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept ? (JSON.parse(kept) as SeeAs) : null;
  } catch {
    return null;
  }
}

export function keepSeeing(seeAs: SeeAs): void {
  sessionStorage.setItem(KEY, JSON.stringify(seeAs));
}

export function forgetSeeing(): void {
  sessionStorage.removeItem(KEY);
}

/** Has a request read with the eyes of whom this tab looks as. */
export function lookAs(headers: Headers): void {
  const seeing = readSeeing();
  if (seeing) headers.set(SEE_AS_HEADER, seeing.id);
}
