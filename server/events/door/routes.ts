import { BatchAnswer, DoorSign, Enrolled, Outcome, Snapshot } from "#domain/events/check-ins.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { guestsContract, scannersContract } from "./contract.ts";
import { enrol, takeSnapshot } from "./scanners.ts";
import { checkInAlone, readSign, sendMailCode } from "./self-check-in.ts";
import { takeReadings } from "./take-readings.ts";

const PRIVATE = { "cache-control": "no-store" };

/** The door of an event: guests by themselves, and scanners. */
export function doorRoutes(deps: Deps) {
  const { sign, mailCode, self } = guestsContract;
  const { enrolment, snapshot, readings } = scannersContract;
  return createApi(deps)
    .openapi(sign, async (context) =>
      context.json(DoorSign.parse(await readSign(deps, context.req.valid("param").code)), 200, PRIVATE),
    )
    .openapi(mailCode, async (context) => {
      await sendMailCode(deps, context.req.valid("json"));
      return context.body(null, 202);
    })
    .openapi(self, async (context) =>
      context.json(Outcome.parse(await checkInAlone(deps, context.req.valid("json"))), 200, PRIVATE),
    )
    .openapi(enrolment, async (context) =>
      context.json(Enrolled.parse(await enrol(deps, context.req.valid("json").token)), 201, PRIVATE),
    )
    .openapi(snapshot, async (context) =>
      context.json(Snapshot.parse(await takeSnapshot(deps, context.req.valid("json").device)), 200, PRIVATE),
    )
    .openapi(readings, async (context) =>
      context.json(BatchAnswer.parse(await takeReadings(deps, context.req.valid("json"))), 200, PRIVATE),
    );
}
