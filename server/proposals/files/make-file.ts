import type { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import { drawJourney } from "#domain/proposals/journey-map.ts";
import type { Language } from "#domain/text.ts";
import { Problem } from "#platform/http/problem.ts";
import { createMadeOnce } from "#platform/made-once.ts";
import { BusyThread } from "#platform/threads/order-thread.ts";
import { within } from "#platform/within.ts";
import type { Deps } from "../../deps.ts";
import { readSnapshot } from "../../journeys/snapshots/read-snapshot.ts";
import { type Bearer, type LetIn, letIn } from "../let-in.ts";
import type { CalendarContent } from "./calendar-layout.ts";
import type { DocumentContent } from "./document-layout.ts";
import { drawLogo } from "./draw-logo.ts";
import { drawPictures } from "./draw-pictures.ts";
import { type ProposalWords, proposalWords } from "./proposal-words.ts";

/** Of all that is kept; a PDF with its pictures takes one or two of them. */
const MAX_BYTES = 24_000_000;
/** Shorter than a request may last, so that the reader is told in a page. */
const WAIT_MS = 6_000;
const OPTION = /^[A-Z]$/;

/** What of a proposal is asked for as a file. */
export type FileAsked = { format: "pdf" | "ics"; option: string | null; language: Language };
type Tools = Pick<Deps, "db" | "clock" | "pdf" | "texts" | "files">;
type Made = { name: string; body: Uint8Array };

/**
 * Makes the files of proposals for the bearers of their links: the same words and pictures as the page, and nothing else. Each is
 * made once for each snapshot and language, in a thread, in turns with those of other sellers, and late where others
 * are before it: it is there when it is asked for again. Who is not let in gets nothing.
 */
export function createProposalFiles(deps: Tools, { waitMs = WAIT_MS } = {}) {
  const once = createMadeOnce<Made>({ maxBytes: MAX_BYTES, bytesOf: ({ body }) => body.byteLength });

  return async (bearer: Bearer, asked: FileAsked): Promise<Response | "late" | null> => {
    const link = await letIn(deps.db, deps, bearer).catch((error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    });
    if (!link) return null;
    const { format, language } = asked;
    const option = asked.option && OPTION.test(asked.option) ? asked.option : "";
    const key = [link.snapshot_id, language, format, ...(format === "ics" ? [option] : [])].join(" ");
    const made = once(key, () => makeFile(deps, link, { format, option, language }));
    const file = await within(made, { ms: waitMs, late }).catch((error: unknown) => {
      if (error instanceof BusyThread) return late();
      throw error;
    });
    return file === "late" ? file : fileAnswer(file, format);
  };
}
const late = () => "late" as const;
const DOCUMENT = new URL("./document-layout.ts", import.meta.url);
const CALENDAR = new URL("./calendar-layout.ts", import.meta.url);

async function makeFile(
  deps: Tools,
  { snapshot_id: snapshotId, owner_id: key }: LetIn,
  { format, option, language }: { format: "pdf" | "ics"; option: string; language: Language },
): Promise<Made> {
  const { content: snapshot } = (await readSnapshot(deps.db, { snapshotId }))!;
  const words = proposalWords(snapshot, language);
  const name = words.title.replace(/[^\p{L}\p{N} ]+/gu, " ").trim() || "Lilamonde";
  if (format === "pdf") {
    const content = await documentContent(deps, words, snapshot);
    return { name, body: await deps.pdf.make({ layout: DOCUMENT, content, key }) };
  }
  const chosen = words.options.find(({ label }) => label === option) ?? words.options[0]!;
  const { title } = words;
  const content: CalendarContent = { title, language, option: chosen, at: new Date(snapshot.publishedAt) };
  return { name, body: await deps.texts.make({ layout: CALENDAR, content, key }) };
}

async function documentContent(
  deps: Tools,
  words: ProposalWords,
  snapshot: JourneySnapshot,
): Promise<DocumentContent> {
  const [logo, pictures] = await Promise.all([
    drawLogo(deps, snapshot.advisor.logo),
    drawPictures(deps, { content: snapshot, language: words.language }),
  ]);
  return { ...{ ...words, logo, pictures }, map: drawJourney(snapshot, words.language) };
}

const types = { pdf: "application/pdf", ics: "text/calendar; charset=utf-8" };

function fileAnswer({ body, name }: Made, format: "pdf" | "ics"): Response {
  const whole = `${name}.${format}`;
  const plain = whole.normalize("NFKD").replace(/[^\w. -]/g, "");
  return new Response(new Uint8Array(body), {
    headers: {
      "content-type": types[format],
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(whole)}`,
      "x-content-type-options": "nosniff",
    },
  });
}
