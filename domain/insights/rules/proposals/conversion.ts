import type { Localized } from "../../../localized.ts";
import type { Figures, JourneyFigure } from "../../figures.ts";
import { type Confidence, confidenceOf } from "../../statistics.ts";
import { both, number, percent } from "../../words.ts";

/** Proposals that were sent, and how many of them were taken. */
export function conversionOf(journeys: readonly JourneyFigure[]): { sent: number; taken: number } {
  const sent = journeys.filter(({ firstPublishedAt }) => firstPublishedAt !== null);
  return { sent: sent.length, taken: sent.filter(({ wasAccepted }) => wasAccepted).length };
}

/** What is said beside one proposal of all the others, and how sure that is. */
export function besideOthers({ journeys }: Figures): {
  comparison: Localized;
  confidence: Confidence;
  basis: Localized;
} {
  const { sent, taken } = conversionOf(journeys);
  const confidence = confidenceOf(sent);
  const basis = both(`${number(sent).pt} propostas lidas`, `${number(sent).en} proposals read`);
  if (confidence === null) {
    return {
      comparison: both(
        "Com menos de cinco propostas enviadas não há padrão com que comparar.",
        "With fewer than five proposals sent there is no pattern to compare with.",
      ),
      ...{ confidence: "low", basis },
    };
  }
  const share = percent(taken / sent);
  return {
    comparison: both(
      `Das suas propostas, ${share.pt} foram aceitas: ${number(taken).pt} de ${number(sent).pt}.`,
      `Of your proposals, ${share.en} were accepted: ${number(taken).en} of ${number(sent).en}.`,
    ),
    ...{ confidence, basis },
  };
}
