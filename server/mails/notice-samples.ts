import type { Language } from "#domain/text.ts";
import type { AnyNotice } from "../notifications/notice.ts";
import { notificationMail } from "../notifications/notification-mail.ts";
import { EXAMPLE, exampleLink, type MailSample } from "./mail-sample.ts";

/** Everything that people may be told by mail as well, an example of each. */
export function noticeSamples(notices: readonly AnyNotice[]): MailSample[] {
  return notices
    .filter(({ ways }) => ways.email !== undefined)
    .map((notice) => ({
      id: `notifications.${notice.kind}`,
      write: (given) =>
        notificationMail({
          ...{ to: EXAMPLE.to, language: given.language, sentence: (to) => sentenceOf(notice, to) },
          url: exampleLink(given, "/auth"),
        }),
    }));
}

// What a sentence is given is shown by its name; a figure among it counts as many.
const NAMES: Record<string, string> = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

/** Its sentence with the names of what it says; one that depends on what happened is told by its own name. */
function sentenceOf(notice: AnyNotice, locale: Language): string {
  try {
    const sentence = notice.sentence(NAMES, { locale });
    if (sentence && !/undefined|NaN|Invalid/.test(sentence)) return sentence;
  } catch {
    // It asks which of several things happened.
  }
  return notice.name({}, { locale });
}
