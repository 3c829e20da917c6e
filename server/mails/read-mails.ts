import type { MailExample, MailKinds } from "#domain/mails/mails.ts";
import type { Language } from "#domain/text.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import type { MailSample } from "./mail-sample.ts";
import { noticeSamples } from "./notice-samples.ts";

type Needed = Pick<Deps, "mails" | "notices" | "config" | "clock">;

function samplesOf({ mails, notices }: Needed): MailSample[] {
  return [...mails, ...noticeSamples(notices)];
}

const givenIn = ({ config, clock }: Needed, language: Language) => ({
  ...{ language, publicUrl: config.publicUrl, now: clock.now() },
});

/** Every kind of mail that the house sends, in the order of its capabilities. */
export function listMails(deps: Needed): MailKinds {
  return {
    mails: samplesOf(deps).map(({ id, write }) => ({
      ...{ id, group: id.slice(0, id.indexOf(".")) },
      subject: { pt: write(givenIn(deps, "pt")).subject, en: write(givenIn(deps, "en")).subject },
    })),
  };
}

/** An example of one kind. */
export function readMail(deps: Needed, { id, language }: { id: string; language: Language }): MailExample {
  const sample = samplesOf(deps).find((one) => one.id === id);
  if (!sample) throw refuse("not_found");
  const { subject, text, html } = sample.write(givenIn(deps, language));
  return { id, subject, text, html };
}
