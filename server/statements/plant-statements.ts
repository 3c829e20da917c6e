import { demoId } from "#database/seed/demo/demo-id.ts";
import { latestMonths } from "#domain/accountability/accountability.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../deps.ts";
import { prepareMonth } from "./prepare-month.ts";
import { listStatements } from "./read-statements.ts";
import { releaseStatement } from "./release-statement.ts";
import { prepareDue } from "./schedule.ts";

const once = { scope: "demo", key: undefined, request: null };
const MONTHS_RELEASED = 3;

/** Gives the demo world its statements, once: earlier months released, last month's and what hotels owe prepared. */
export async function plantStatements(given: Deps): Promise<void> {
  const deps = { ...given, listeners: { ...given.listeners, tells: [] } };
  const admin = await deps.auth.getUserByEmail("admin@lilamonde.test");
  const { rows } = await listStatements(deps, { q: "", sort: "-preparedAt", limit: 1 });
  if (!admin || rows.length > 0) return;
  const [, , ...earlier] = latestMonths(houseDay(deps.clock.now()), MONTHS_RELEASED + 2);
  let made = 0;
  const newId = () => demoId(`statement/${made++}`);
  for (const month of earlier) await prepareMonth(deps, { month, actorId: admin.id, once, newId });
  const found = await listStatements(deps, { q: "", sort: "-preparedAt", limit: 100 });
  for (const { id, version } of found.rows) {
    await releaseStatement(deps, { id, version, actorId: admin.id, once });
  }
  await prepareDue(deps);
}
