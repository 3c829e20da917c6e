import type { ReportSection } from "./accountability/report-section.ts";
import type { Named } from "./audit/named.ts";
import type { Revert } from "./audit/revert.ts";
import type { BulkAction } from "./bulk/bulk-action.ts";
import type { Deps } from "./deps.ts";
import type { Delivery, Listener } from "./facts/listener.ts";
import type { ContractHold } from "./hotels/contracts/contract-hold.ts";
import type { Actor } from "./http/actor.ts";
import type { Api } from "./http/api.ts";
import type { MailSample } from "./mails/mail-sample.ts";
import type { AnyNotice } from "./notifications/notice.ts";
import type { PersonalPart } from "./privacy/personal-part.ts";
import type { Queue, TrendSource } from "./queues/queue.ts";
import type { ShareKind } from "./site/share-images/share-kind.ts";
import type { PublishedPages } from "./site/sitemap.ts";

/** Everything the house has to know of a capability. */
export type Capability = {
  /** Its part of the API. */
  routes?: (deps: Deps) => Api;
  /** Its background work: each defines and schedules one job. */
  jobs?: ((deps: Deps) => void)[];
  /** What a house cannot open without, put where it is missing. */
  plantHouse?: (deps: Deps) => Promise<void>;
  /** Its part of the demo world, put where it is missing; what was planted before stands on the list before it. */
  plantDemo?: (deps: Deps) => Promise<void>;
  /** Fills a database for benchmarks with so many times its part of the demo world; how much it added. */
  scale?: (deps: Deps, scale: number) => Promise<number>;
  /** What it keeps of people: how they get a copy, how it is forgotten. */
  personal?: PersonalPart[];
  /** What it hears of others' facts to score or count. */
  counts?: Listener[];
  /** What it hears of facts to tell people of them; heard after everything that counts. */
  tells?: Listener[];
  /** What it brings of facts to others outside, after the commit and at least once. */
  delivers?: Delivery[];
  /** What it may ask or tell a person. */
  notices?: AnyNotice[];
  /** Whether it keeps something that stands on a hotel's terms from a day on. */
  holdsContract?: ContractHold;
  /** What it has to say about a hotel's month (Prestação de contas). */
  accountability?: ReportSection[];
  /** What can be done with many of its rows at once. */
  bulk?: BulkAction<Deps>[];
  /** What of it waits for the team, on the first page of administration. */
  queues?: Queue[];
  /** How it went in the last weeks, beside the queues. */
  trends?: TrendSource[];
  /** The mails it sends, with an example of each. */
  mails?: MailSample[];
  /** Its pages on the public site, for search engines. */
  publishedPages?: PublishedPages;
  /** Whose links have pictures of their own. */
  shareKinds?: ShareKind[];
  /** How acts of its own in the record are taken back. */
  reverts?: Revert<Deps>[];
  /** Its things that the record tells by name. */
  named?: Named[];
  /** What a signed-in person hears on the live stream beside what concerns everybody and themselves. */
  topics?: (deps: Pick<Deps, "db">, actor: Actor) => string[] | Promise<string[]>;
};

/** Declares a capability; it is listed once, in capabilities.ts. */
export function declareCapability<const C extends Capability>(capability: C): C {
  return capability;
}
