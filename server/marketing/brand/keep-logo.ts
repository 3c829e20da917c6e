import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { holdBrand, keepPastLogo, updateLogo } from "./queries.ts";

const ACCEPT = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const MAX_BYTES = 256 * 1_024;

type Input = { userId: string; content: ReadableStream<Uint8Array> | Uint8Array };

/** Takes a picture as a member's logo in place of the one before. */
export async function keepLogo(deps: Deps, { userId, content }: Input): Promise<void> {
  const { db, clock, files } = deps;
  const received = await files.receive({ content, maxBytes: MAX_BYTES, accept: ACCEPT });
  if ("refusal" in received) throw refuseUpload(received.refusal);
  try {
    await transact(db, async (tx) => {
      const now = clock.now();
      const { logoId: before } = await holdBrand(tx, { userId, now });
      const { id: fileId } = await files.store(tx, received.draft);
      await updateLogo(tx, { userId, fileId, now });
      if (before) await keepPastLogo(tx, { userId, fileId: before, now });
    });
  } catch (error) {
    await files.discard(received.draft);
    throw error;
  }
}

/** Takes a member's logo away; their photograph or name stands in its place, except in what went out under it. */
export async function dropLogo({ db, clock }: Deps, userId: string): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now();
    const { logoId } = await holdBrand(tx, { userId, now });
    if (!logoId) return;
    await updateLogo(tx, { userId, fileId: null, now });
    await keepPastLogo(tx, { userId, fileId: logoId, now });
  });
}

function refuseUpload(refusal: "too_large" | "empty" | "type_not_accepted" | "broken_image") {
  if (refusal === "too_large") return refuse("body_too_large");
  if (refusal === "type_not_accepted") return refuse("unsupported_media_type");
  return refuse("validation_failed", { fields: { logo: refusal === "empty" ? "required" : "invalid" } });
}
