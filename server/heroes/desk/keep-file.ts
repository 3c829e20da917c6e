import {
  type HeroFile,
  MAX_HERO_FILM_BYTES,
  MAX_HERO_PICTURE_BYTES,
  MIN_HERO_WIDTH,
} from "#domain/heroes/hero-desk.ts";
import { heroFileAddress } from "#domain/site/file-addresses.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import type { HeroDeps } from "./change-hero.ts";
import { insertFile } from "./queries.ts";
import { readLight } from "./read-light.ts";

const ACCEPT = {
  picture: ["image/jpeg", "image/png", "image/webp", "image/avif"],
  film: ["video/mp4", "video/webm"],
};
type Kind = keyof typeof ACCEPT;
type Input = { actor: Actor; kind: Kind; content: ReadableStream<Uint8Array> | Uint8Array };

/** Keeps a picture or a film that an administrator sends; no page shows it before a hero with it is published. */
export async function keepHeroFile(deps: HeroDeps, { actor, kind, content }: Input): Promise<HeroFile> {
  const maxBytes = kind === "picture" ? MAX_HERO_PICTURE_BYTES : MAX_HERO_FILM_BYTES;
  const received = await deps.files.receive({ content, maxBytes, accept: ACCEPT[kind] });
  if ("refusal" in received) {
    if (received.refusal === "too_large") throw refuse("body_too_large");
    if (received.refusal === "type_not_accepted") throw refuse("unsupported_media_type");
    throw refuse("validation_failed", { fields: { file: "invalid" } });
  }
  const { draft } = received;
  const { id, storageKey, bytes, width, height } = draft;
  try {
    if (kind === "picture" && (width ?? 0) < MIN_HERO_WIDTH) {
      throw refuse("validation_failed", { fields: { file: "too_short" } });
    }
    const light = kind === "picture" ? await lightOf(deps, { storageKey, bytes }) : null;
    await transact(deps.db, async (tx) => {
      const now = deps.clock.now();
      await deps.files.store(tx, draft);
      await insertFile(tx, {
        ...{ id, kind, width, height, bytes, light },
        created_by: actor.id,
        created_at: now,
      });
      await writeAudit(tx, {
        ...{ actorId: actor.id, action: "hero.file", subjectType: "hero_file", subjectId: id, now },
        after: { kind, bytes, width, height },
      });
    });
    return { id, src: heroFileAddress(id), width, height, bytes };
  } catch (error) {
    await deps.files.discard(draft);
    throw error;
  }
}

async function lightOf({ files }: HeroDeps, { storageKey, bytes }: { storageKey: string; bytes: number }) {
  const content = new Uint8Array(await new Response(await files.read(storageKey, bytes)).arrayBuffer());
  return (await readLight(content)).light;
}
