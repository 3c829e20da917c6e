import type { KitContents } from "#domain/materials/links.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { isPerson } from "../../stores/visits/is-person.ts";
import { findSomeInKit, type KitRow } from "../kit/queries.ts";
import { pictureOf, situationOf, toSlot } from "../to-material.ts";
import { findSender, openLink } from "./queries.ts";
import { savedName } from "./saved-name.ts";
import { streamZip, zipHeaders } from "./stream-zip.ts";

const LINK_MS = 60_000;

type Needed = Pick<Deps, "db" | "files" | "clock" | "config" | "log">;

type Opened = { token: string; materialId?: string | undefined; isOfPage?: boolean; request: Request };

/**
 * What a link opens, judged again at every opening: the newest version of its slot, or a zip of several, or one of
 * them. A link that
 * ended, whose owner left, or whose files ended answers as one that never was.
 */
export async function openKitLink(deps: Needed, { token, materialId, isOfPage = false, request }: Opened) {
  const { db, clock } = deps;
  const now = clock.now();
  // Whoever takes a file from the page has opened the link by it.
  const isCounted = isOpening(request) && !materialId && !isOfPage;
  const link = await openLink(db, { tokenHash: hashLinkToken(token), isCounted, now });
  if (!link) throw refuse("not_found");
  const rows = await findSomeInKit(db, { userId: link.userId, ids: link.ids });
  const open = rows.filter((row) => situationOf(row, now) === "open");
  if (open.length === 0) throw refuse("not_found");
  if (materialId) {
    const row = open.find((each) => each.materialId === materialId);
    if (!row) throw refuse("not_found");
    return serveVersion(deps, { row, request });
  }
  if (link.ids.length === 1) return serveVersion(deps, { row: open[0]!, request });
  const leftOut = rows.filter((row) => situationOf(row, now) !== "open");
  if (request.method === "HEAD") return new Response(null, { headers: zipHeaders });
  return streamZip(deps, { open, leftOut });
}

/** What is in a link, judged again now; one that opens nothing answers as one that never was. */
export async function readKitLink(
  deps: Pick<Deps, "db" | "files" | "clock">,
  { token, request }: { token: string; request: Request },
): Promise<KitContents> {
  const now = deps.clock.now();
  const link = await openLink(deps.db, {
    tokenHash: hashLinkToken(token),
    isCounted: isOpening(request),
    now,
  });
  if (!link) throw refuse("not_found");
  const rows = await findSomeInKit(deps.db, { userId: link.userId, ids: link.ids });
  const open = rows.filter((row) => situationOf(row, now) === "open");
  const seller = await findSender(deps.db, link.userId);
  if (open.length === 0 || !seller) throw refuse("not_found");
  return {
    ...{ seller, expiresAt: link.expiresAt.toISOString() },
    items: open.map((row) => {
      const { id, title, hotel, type } = toSlot(row);
      return { id, title, hotel: hotel.name, type, bytes: row.bytes, picture: pictureOf(deps, row) };
    }),
  };
}

/** Whether a person begins to read: a preview of a messenger does not count, nor the parts a film is read in. */
function isOpening({ method, headers }: Request): boolean {
  const isFirstPart = /^bytes=0-/.test(headers.get("range") ?? "bytes=0-");
  return method === "GET" && isFirstPart && isPerson(headers);
}

/** One file, in parts where the reader asks for parts; never kept by anybody on the way, since the link may end. */
export async function serveVersion(
  deps: Pick<Deps, "files" | "clock" | "config">,
  { row, request }: { row: KitRow; request: Request },
): Promise<Response> {
  const expiresAt = new Date(deps.clock.now().getTime() + LINK_MS);
  const download = savedName(row);
  const path = deps.files.signedPath({ key: row.storageKey, expiresAt, download });
  const { method, headers } = request;
  const answer = await deps.files.serve(
    new Request(new URL(path, deps.config.publicUrl), { method, headers }),
  );
  answer.headers.set("cache-control", "private, no-store");
  return answer;
}
