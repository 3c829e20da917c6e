import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { audit } from "./audit.ts";
import { authRefresh } from "./auth-refresh.ts";
import { authSignIn, authSignInPeer } from "./auth-sign-in.ts";
import { authVerifyNew, authVerifySeen } from "./auth-verify.ts";
import { bookings } from "./bookings.ts";
import { cachedHome } from "./cached-home.ts";
import { cachedPost } from "./cached-post.ts";
import { checkIns } from "./check-ins.ts";
import { commissions, postings } from "./commissions.ts";
import { contentChange } from "./content-change.ts";
import { hotels } from "./hotels.ts";
import { insights } from "./insights.ts";
import { installTools } from "./install-tools.ts";
import { journeyEdit } from "./journey-edit.ts";
import { journeyBoard, journeyOpen } from "./journeys.ts";
import { lighthousePages } from "./lighthouse.ts";
import { client } from "./load.ts";
import { longestTurn } from "./longest-turn.ts";
import { materials, materialsEmbedded } from "./materials.ts";
import type { Finding, Measure } from "./measure.ts";
import { memory, memoryAfter, memoryPeak } from "./memory.ts";
import { noOp } from "./no-op.ts";
import { oneRowRead } from "./one-row-read.ts";
import { people } from "./people.ts";
import { pieces, requestsWhileDrawing } from "./pieces.ts";
import { portalOpen } from "./portal-open.ts";
import { products } from "./products.ts";
import { proposal } from "./proposal.ts";
import { record, table, toKept } from "./report.ts";
import { ROUND_SECONDS, ROUNDS } from "./rounds.ts";
import { sellerPages } from "./seller-pages.ts";
import { soak } from "./soak.ts";
import { strangers } from "./strangers.ts";
import { tiers } from "./tiers.ts";
import { timeline } from "./timeline.ts";

const RESULTS = join(import.meta.dirname, "results.json");
const LIMIT_MS = 90 * 60_000;
const measures: Record<string, Measure> = {
  "cached-home": cachedHome,
  "no-op": noOp,
  "one-row-read": oneRowRead,
  memory,
  "memory-peak": memoryPeak,
  "memory-after": memoryAfter,
  hotels,
  "journey-open": journeyOpen,
  "journey-board": journeyBoard,
  "journey-edit": journeyEdit,
  proposal,
  materials,
  "materials-embedded": materialsEmbedded,
  products,
  "seller-pages": sellerPages,
  pieces,
  "requests-while-drawing": requestsWhileDrawing,
  bookings,
  people,
  tiers,
  audit,
  commissions,
  postings,
  insights,
  timeline,
  "cached-post": cachedPost,
  "content-change": contentChange,
  "check-ins": checkIns,
  "portal-open": portalOpen,
  "auth-refresh": authRefresh,
  "auth-sign-in": authSignIn,
  "auth-sign-in-peer": authSignInPeer,
  "auth-verify-seen": authVerifySeen,
  "auth-verify-new": authVerifyNew,
  "longest-turn": longestTurn,
  strangers,
  soak,
  lighthouse: lighthousePages,
};

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
setTimeout(() => {
  console.error("the comparison took too long and was given up");
  process.exit(1);
}, LIMIT_MS).unref();

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(`no measure ${unknown.join(", ")}; there are ${Object.keys(measures).join(", ")}`);
  process.exit(1);
}
installTools();
console.log(`load by ${client}`);
const findings: Record<string, Finding> = {};
for (const [name, measure] of Object.entries(measures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`measuring ${name}…`);
  findings[name] = await measure();
  keep(name, findings[name]);
}
console.log(`\n${table(Object.values(findings))}`);
// PGlite leaves handles behind that would keep the process.
process.exit(0);

/** Puts a finding in the place of what was kept of its measure; each says when it was made, and the others stay. */
function keep(name: string, finding: Finding): void {
  const run = {
    ...{ date: new Date().toISOString(), node: process.version, cpus: cpus().length },
    ...{ client, rounds: ROUNDS, roundSeconds: ROUND_SECONDS },
  };
  const kept = JSON.parse(readFileSync(RESULTS, "utf8")).measures;
  const news = { ...kept, [name]: toKept(finding, run) };
  const known = Object.keys(measures).filter((each) => each in news);
  writeFileSync(RESULTS, record(Object.fromEntries(known.map((each) => [each, news[each]]))));
}
