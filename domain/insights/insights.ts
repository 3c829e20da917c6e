import { z } from "zod";
import { Localized } from "../localized.ts";
import { Currency } from "../money/money.ts";
import { Card, RuleKey } from "./cards.ts";
import { Chart, chartKeys, Heads, Span } from "./chart.ts";
import { CardStep, cardStates } from "./states.ts";

export const FarolQuery = z.object({ span: Span.default("365") });
export type FarolQuery = z.infer<typeof FarolQuery>;

/** Which drawing is wanted as a file; of the forecast, in which currency. */
export const PointQuery = z.object({
  chart: z.enum(chartKeys),
  span: Span.default("365"),
  currency: Currency.optional(),
});
export type PointQuery = z.infer<typeof PointQuery>;

/** The marks of one drawing as rows; where it has a currency, its values are amounts in minor units. */
export const ChartPoints = z.object({
  rows: z.array(
    z.object({
      chart: z.enum(chartKeys),
      label: Localized,
      currency: Currency.nullable(),
      value: z.number().nullable(),
      other: z.number().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
    }),
  ),
});
export type ChartPoints = z.infer<typeof ChartPoints>;

const { subjectId: _subjectId, cause: _cause, urgency: _urgency, ...shown } = Card.shape;

/** A card as its reader sees it, with what computed it in words. */
const ShownCard = z
  .object({ id: z.uuid(), ...shown, name: Localized, method: Localized, threshold: Localized })
  .meta({ id: "InsightCard" });
export type ShownCard = z.infer<typeof ShownCard>;

/** Something that was done, and what came of it. */
const DoneCard = z.object({
  id: z.uuid(),
  rule: RuleKey,
  name: Localized,
  doneAt: z.iso.datetime(),
  /** When what it was about happened; none yet. */
  outcomeAt: z.iso.datetime().nullable(),
});
export type DoneCard = z.infer<typeof DoneCard>;

/** Everything on the page: figures, signals, drawings. */
export const Farol = z
  .object({
    at: z.iso.datetime(),
    today: z.iso.date(),
    /** How many proposals were ever sent: under five there is no pattern. */
    proposals: z.number().int(),
    heads: Heads,
    charts: z.array(Chart),
    cards: z.array(ShownCard),
    snoozed: z.array(z.object({ card: ShownCard, until: z.iso.date() })),
    done: z.array(DoneCard),
    silent: z.array(z.object({ rule: RuleKey, name: Localized, until: z.iso.date() })),
  })
  .meta({ id: "Farol" });
export type Farol = z.infer<typeof Farol>;

/** The signals alone, for a dashboard. */
export const FarolSignals = Farol.pick({ cards: true, at: true }).meta({ id: "FarolSignals" });
export type FarolSignals = z.infer<typeof FarolSignals>;

export const CardMove = z.strictObject({ step: CardStep });
export type CardMove = z.infer<typeof CardMove>;

export const MovedCard = z.object({ id: z.uuid(), state: z.enum(cardStates) }).meta({ id: "MovedInsight" });
export type MovedCard = z.infer<typeof MovedCard>;

const words = { key: RuleKey, name: Localized, question: Localized, threshold: Localized, method: Localized };

/** The published rules. */
export const FarolRules = z.object({ rules: z.array(z.object(words)) }).meta({ id: "FarolRules" });
export type FarolRules = z.infer<typeof FarolRules>;

export const RuleSwitch = z.strictObject({ isRetired: z.boolean() });

const count = z.number().int();

/** How right each rule was: what it showed, what people did with it, and what came of it. */
export const Precision = z
  .object({
    rules: z.array(
      z.object({
        ...words,
        ...{ shown: count, people: count, acted: count, dismissed: count, outcomes: count },
        /** Whether administrators switched it off. */
        isRetired: z.boolean(),
        /** Of those that were decided, how many were acted on; none under five. */
        precision: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: "InsightPrecision" });
export type Precision = z.infer<typeof Precision>;
