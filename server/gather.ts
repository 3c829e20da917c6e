import type { Db } from "#platform/database/database.ts";
import { capabilities } from "./capabilities.ts";
import type { Capability } from "./capability.ts";
import type { Deps } from "./deps.ts";
import { defineDeliveries } from "./facts/deliver-facts.ts";
import type { Actor } from "./http/actor.ts";
import type { Tools } from "./tools.ts";

const all: Capability[] = Object.values(capabilities);

/** What the capabilities declare together, for `Deps`. */
export function gatherDeclarations(db: Db) {
  return {
    personalParts: all.flatMap(({ personal = [] }) => personal),
    reportSections: all.flatMap(({ accountability = [] }) => accountability),
    contractHolds: all.flatMap(({ holdsContract }) => holdsContract ?? []),
    bulk: all.flatMap(({ bulk = [] }) => bulk),
    queues: all.flatMap(({ queues = [] }) => queues),
    trends: all.flatMap(({ trends = [] }) => trends),
    mails: all.flatMap(({ mails = [] }) => mails),
    publishedPages: all.flatMap(({ publishedPages }) => publishedPages ?? []),
    shareKinds: all.flatMap(({ shareKinds = [] }) => shareKinds),
    reverts: all.flatMap(({ reverts = [] }) => reverts),
    named: all.flatMap(({ named = [] }) => named),
    notices: all.flatMap(({ notices = [] }) => notices),
    /** What a reader of the live stream hears: what concerns everybody, themselves, and what capabilities add. */
    topicsOf: async (actor: Actor | null): Promise<string[]> => {
      if (!actor) return ["public"];
      const heard = ["public", `user:${actor.id}`];
      for (const { topics } of all) if (topics) heard.push(...(await topics({ db }, actor)));
      return heard;
    },
  };
}

/** Who hears of facts, in the order of the capabilities. */
export function gatherListeners(tools: Tools): Deps["listeners"] {
  const delivers = all.flatMap((capability) => capability.delivers ?? []);
  return {
    counts: all.flatMap(({ counts = [] }) => counts),
    tells: all.flatMap(({ tells = [] }) => tells),
    delivers,
    queueDelivery: defineDeliveries(tools, delivers),
  };
}

/** Every capability, as the composition root walks them. */
export const allCapabilities: readonly Capability[] = all;
