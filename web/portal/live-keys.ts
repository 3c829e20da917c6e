import type { LiveKeys } from "#web/session/queries/use-live-queries.ts";
import { portalFeatures } from "./features.ts";

/** What each event of the live stream makes stale, of every feature. */
export const liveKeys: LiveKeys[] = portalFeatures.flatMap(({ live }) => live ?? []);
