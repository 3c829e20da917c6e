import type { Interest } from "#domain/contact/contact.ts";
import type { ContactChoice } from "#web/site/contact-path.ts";
import { interestNames } from "./interest-options.ts";

const SUBJECT_LENGTH = 160;

const isInterest = (name: string | null): name is Interest =>
  name !== null && Object.hasOwn(interestNames, name);

/** What the form's address fills in; anything it does not know is ignored. */
export function readChoice(search: string): ContactChoice {
  const asked = new URLSearchParams(search);
  const interest = asked.get("interest");
  const subject = asked.get("subject")?.slice(0, SUBJECT_LENGTH);
  return { ...(isInterest(interest) && { interest }), ...(subject && { subject }) };
}
