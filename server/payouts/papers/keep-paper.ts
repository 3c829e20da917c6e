import { type KeptPaper, MAX_PAPER_BYTES, paperTypes } from "#domain/payouts/payouts.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { insertPaper } from "./queries.ts";

type Input = { userId: string; content: ReadableStream<Uint8Array> | Uint8Array };

/** Keeps a paper, an invoice or a proof, for its sender to name; what it is, its content says. */
export async function keepPaper(deps: Deps, { userId, content }: Input): Promise<KeptPaper> {
  const { db, clock, files } = deps;
  const received = await files.receive({ content, maxBytes: MAX_PAPER_BYTES, accept: paperTypes });
  if ("refusal" in received) throw refusePaper(received.refusal);
  const { draft } = received;
  const now = clock.now();
  try {
    return await transact(db, async (tx) => {
      const { id: fileId } = await files.store(tx, draft);
      await insertPaper(tx, { fileId, userId, now });
      await writeAudit(tx, {
        ...{ actorId: userId, action: "payout.paper", subjectType: "file", subjectId: fileId },
        ...{ after: { bytes: draft.bytes, type: draft.mediaType }, now },
      });
      return { fileId };
    });
  } catch (error) {
    await files.discard(draft);
    throw error;
  }
}

function refusePaper(refusal: "too_large" | "empty" | "type_not_accepted" | "broken_image") {
  if (refusal === "too_large") return refuse("body_too_large");
  if (refusal === "type_not_accepted") return refuse("unsupported_media_type");
  return refuse("validation_failed", { fields: { file: refusal === "empty" ? "required" : "invalid" } });
}
