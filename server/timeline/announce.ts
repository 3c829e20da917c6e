import { audiencesOf } from "#domain/timeline/audiences.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";

/** The audiences whose timelines a person hears of as they move. */
export function timelinesOf(_: unknown, { role }: Actor): string[] {
  return audiencesOf(role).map((audience) => `timeline:${audience}`);
}

type Moved = { audience: string; what: "timeline" | "timeline_talk" };

/** Tells the open windows of an audience that something was said, and nothing of what; call it last. */
export async function announce(tx: Tx, { live }: Pick<Deps, "live">, { audience, what }: Moved) {
  live.publish(tx, { topic: `timeline:${audience}`, event: what, data: {} });
}
