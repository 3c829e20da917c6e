import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Currency } from "../money/money.ts";
import { line } from "../text.ts";
import { JourneyState, journeyStates } from "./states.ts";

/** A journey as administrators see it without opening it: figures, and whose it is; neither title nor client. */
export const OverviewRow = z
  .object({
    id: z.uuid(),
    ownerName: z.string(),
    state: JourneyState,
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    currency: Currency,
    worth: z.number().int().nullable(),
    travellers: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "JourneyOverviewRow" });
export type OverviewRow = z.infer<typeof OverviewRow>;

export const OverviewQuery = listQuery({
  sorts: ["updatedAt", "startsOn"],
  sort: "-updatedAt",
  filters: { state: JourneyState.optional() },
});
export type OverviewQuery = z.infer<typeof OverviewQuery>;
export const Overview = listAnswer(OverviewRow, { state: journeyStates });

/** Why an administrator opens somebody's journey; it is logged. */
export const JourneyOpening = z.strictObject({ reason: line(500) });
