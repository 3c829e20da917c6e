import { m } from "#messages/messages.js";
import type { TrendSource } from "../../queues/queue.ts";
import { findAnswerHours } from "./queries.ts";

/** How many hours on duty hotels take to answer, in the middle. */
export const answersTrend: TrendSource = {
  id: "answers",
  name: m.queues_trend_answers,
  unit: "hours",
  lines: [{ name: m.queues_line_answers, read: findAnswerHours }],
};
