import { demoRates } from "#database/seed/demo/rates.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../deps.ts";
import { insertRates } from "./queries.ts";

/** Types the demo house's rates of this month, where none stands. */
export async function plantRates({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const month = `${houseDay(now).slice(0, 7)}-01`;
  await insertRates(
    db,
    demoRates.map((rate) => ({ ...rate, month, set_at: now })),
  );
}
