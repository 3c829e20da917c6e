import type { Interest } from "#domain/contact/contact.ts";
import { sitePath } from "./site-path.ts";

/** What a link fills in for whoever follows it: an interest, a hotel as the subject. */
export type ContactChoice = { interest?: Interest; subject?: string };

/** The address of the contact form with something filled in; it can be sent to somebody, kept and opened anew. */
export function contactPath(choice: ContactChoice): string {
  return `${sitePath("/contact")}?${new URLSearchParams(choice)}`;
}
