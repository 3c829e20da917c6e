import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "./refuse.ts";

const ACCEPT = ["image/jpeg", "image/png", "image/webp", "image/avif"];

type ReceivedPicture = { id: string; width: number; height: number };

type Input = {
  content: ReadableStream<Uint8Array> | Uint8Array;
  maxBytes: number;
  /** Writes down whose it is, in the transaction that keeps the file. */
  keep: (tx: Tx, picture: ReceivedPicture) => Promise<void>;
};

/** Takes a picture that somebody sends: what is none, is too large or cannot be read is refused, and nothing of it stays. */
export async function receivePicture(
  { db, files }: Pick<Deps, "db" | "files">,
  { content, maxBytes, keep }: Input,
): Promise<ReceivedPicture> {
  const received = await files.receive({ content, maxBytes, accept: ACCEPT });
  if ("refusal" in received) throw refuseUpload(received.refusal);
  const { draft } = received;
  const { id, width, height } = draft;
  try {
    if (!width || !height) throw refuse("validation_failed", { fields: { picture: "invalid" } });
    const picture = { id, width, height };
    await transact(db, async (tx) => {
      await files.store(tx, draft);
      await keep(tx, picture);
    });
    return picture;
  } catch (error) {
    await files.discard(draft);
    throw error;
  }
}

function refuseUpload(refusal: "too_large" | "empty" | "type_not_accepted" | "broken_image") {
  if (refusal === "too_large") return refuse("body_too_large");
  if (refusal === "type_not_accepted") return refuse("unsupported_media_type");
  return refuse("validation_failed", { fields: { picture: refusal === "empty" ? "required" : "invalid" } });
}
