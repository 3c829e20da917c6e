import { audiencesOf } from "#domain/updates/updates.ts";
import type { Actor } from "../http/actor.ts";

/** What a reader of the live stream hears: what concerns everybody, themselves, and the news of their role. */
export function topicsOf(actor: Actor | null): string[] {
  if (!actor) return ["public"];
  const news = audiencesOf(actor.role).map((audience) => `updates:${audience}`);
  return ["public", `user:${actor.id}`, ...news];
}
