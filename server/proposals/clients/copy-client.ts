import { readClientBookings } from "../../bookings/clients/read-client-bookings.ts";
import { readClient } from "../../clients/read-client.ts";
import { readClientHistory } from "../../clients/read-history.ts";
import type { Deps } from "../../deps.ts";
import { readClientJourneys } from "../../journeys/list/read-client-journeys.ts";
import { findClientDeeds, findClientWords } from "./queries.ts";

type Which = { clientId: string; ownerId: string };

/** Everything that is kept of one client, for them to have (LGPD); only their own advisor or operator can take it out. */
export async function copyClient({ db, clock }: Pick<Deps, "db" | "clock">, which: Which) {
  const client = await readClient(db, which);
  const { entries: history } = await readClientHistory(db, which);
  const journeys = await readClientJourneys(db, which);
  const bookings = await readClientBookings(db, which);
  const [words, deeds] = [
    await findClientWords(db, which.clientId),
    await findClientDeeds(db, which.clientId),
  ];
  return { madeAt: clock.now().toISOString(), client, history, journeys, bookings, words, deeds };
}
