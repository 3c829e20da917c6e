import type { ShownCard } from "#domain/insights/insights.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import { weeklyLetter } from "./notices.ts";

const SHOWN = 5;
type Card = Pick<ShownCard, "figure" | "unit" | "sentence">;
type Input = { to: string; language: "pt" | "en"; cards: readonly Card[]; url: string };

/** The week's signals as a mail: the first few in a sentence each, with what computed them. */
export function letterMail({ to, language, cards, url }: Input): Mail {
  const locale = { locale: language };
  const subject = weeklyLetter.sentence({ count: cards.length }, locale);
  const rendered = renderMail({
    ...{ lang: language, preheader: cards[0]?.sentence[language] ?? subject, title: subject },
    paragraphs: [
      ...cards
        .slice(0, SHOWN)
        .map(({ figure, unit, sentence }) => `${figure[language]} ${unit[language]}. ${sentence[language]}`),
      m.insights_letter_method({}, locale),
    ],
    action: { label: m.insights_letter_open({}, locale), url },
    footer: m.insights_letter_footer({}, locale),
  });
  return { to, subject, ...rendered };
}
