import { createHash } from "node:crypto";
import { linkPath } from "#domain/marketing/link-codes.ts";
import { type PieceFormat, type PieceQuery, pieceSource } from "#domain/marketing/pieces.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { readSignature } from "../brand/read-brand.ts";
import { openForTaking } from "../campaigns/open-to.ts";
import { readPictureSet, toPhoto } from "../campaigns/picture-set.ts";
import { wordsOf } from "../campaigns/to-campaign.ts";
import { findOwnCode } from "../links/queries.ts";
import type { PieceContent } from "./piece-content.ts";

const PREVIEW_WIDTH = 540;
const LAYOUT = new URL("./piece-layout.ts", import.meta.url);

type Asked = { userId: string; campaignId: string; format: PieceFormat; query: PieceQuery };

/** A piece that is ready to be drawn: its tag says what it shows, so that what has not changed need not be drawn. */
export async function preparePiece(deps: Deps, { userId, campaignId, format, query }: Asked) {
  const row = await openForTaking(deps, { userId, campaignId });
  const code = await findOwnCode(deps.db, { userId, campaignId });
  if (!code) throw refuse("conflict");
  const set = await readPictureSet(deps, row.pictures);
  const picture = set[query.picture % Math.max(1, set.length)];
  if (!picture) throw refuse("nothing_to_take");
  const { title, headline, subline } = wordsOf(row);
  const content: PieceContent = {
    format,
    headline: headline[query.language],
    subline: subline?.[query.language] ?? null,
    photo: await toPhoto(deps, picture),
    signature: await readSignature(deps, userId),
    url: `${deps.config.publicUrl}${linkPath(code, pieceSource[format])}`,
    ...(query.size === "preview" && { previewWidth: PREVIEW_WIDTH }),
  };
  return {
    title: title[query.language],
    etag: tagOf(content, picture.ref),
    mediaType: query.size === "preview" ? "image/webp" : "image/png",
    draw: () => deps.pictures.make({ layout: LAYOUT, content, key: userId }),
  };
}

function tagOf({ photo: _photo, signature, ...words }: PieceContent, ref: string): string {
  const { mark, ...names } = signature;
  const hash = createHash("sha256").update(JSON.stringify([words, names, mark?.kind ?? null, ref]));
  if (mark) hash.update(mark.bytes);
  return `"${hash.digest("base64url").slice(0, 22)}"`;
}
