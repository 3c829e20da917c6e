import { audiencesOf } from "#domain/updates/updates.ts";
import type { Actor } from "../http/actor.ts";

/** The news a person of this role hears as it is published. */
export function newsOf(_: unknown, { role }: Actor): string[] {
  return audiencesOf(role).map((audience) => `updates:${audience}`);
}
