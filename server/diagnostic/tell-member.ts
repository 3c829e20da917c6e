import { homeOf } from "#domain/accounts/homes.ts";
import { englishAddress } from "#domain/site/addresses.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { findAttempt, findRole } from "./attempts/queries.ts";
import { resultReady, retestDue } from "./notices.ts";

/** Tells members that their result is there, and when it is time to look again. */
export const tellMember = [
  on("diagnostic_finished", async (tx, deps, { data: { userId } }) => {
    const role = userId ? (await findRole(tx, userId))?.role : undefined;
    if (!userId || (role !== "advisor" && role !== "tour_operator")) return;
    notify(tx, deps, resultReady, { userId, params: {}, link: `${homeOf[role]}/growth` });
  }),
  on("diagnostic_retest_due", async (tx, deps, { data: { diagnosticId, userId } }) => {
    const attempt = await findAttempt(tx, diagnosticId);
    if (!attempt) return;
    const door = "/diagnostico-pdi";
    const link = attempt.language === "en" ? englishAddress(door) : door;
    notify(tx, deps, retestDue, { userId, params: {}, link });
  }),
];
