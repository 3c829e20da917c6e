import type { Auth } from "#auth/create-auth.ts";
import type { Tx } from "#platform/database/database.ts";
import type { ReportSection } from "./accountability/report-section.ts";
import type { Named } from "./audit/named.ts";
import type { Revert } from "./audit/revert.ts";
import type { BulkAction } from "./bulk/bulk-action.ts";
import type { Delivery, Listener } from "./facts/listener.ts";
import type { ContractHold } from "./hotels/contracts/contract-hold.ts";
import type { Actor, Identify } from "./http/actor.ts";
import type { MailSample } from "./mails/mail-sample.ts";
import type { AnyNotice } from "./notifications/notice.ts";
import type { PersonalPart } from "./privacy/personal-part.ts";
import type { Queue, TrendSource } from "./queues/queue.ts";
import type { ShareKind } from "./site/share-images/share-kind.ts";
import type { PublishedPages } from "./site/sitemap.ts";
import type { Tools } from "./tools.ts";

/** What the capabilities declare together (server/capabilities.ts). */
type Declared = {
  personalParts: PersonalPart[];
  listeners: {
    counts: Listener[];
    tells: Listener[];
    delivers: Delivery[];
    queueDelivery: (tx: Tx, which: { id: number; name: string }) => Promise<void>;
  };
  notices: AnyNotice[];
  contractHolds: ContractHold[];
  reportSections: ReportSection[];
  bulk: BulkAction<Deps>[];
  queues: Queue[];
  publishedPages: PublishedPages[];
  shareKinds: ShareKind[];
  trends: TrendSource[];
  mails: MailSample[];
  reverts: Revert<Deps>[];
  named: Named[];
  topicsOf: (actor: Actor | null) => Promise<string[]>;
};

/** What use cases and routes are given; made once in the composition root, or by a test. */
export type Deps = Tools & Declared & { auth: Auth; identify: Identify };
