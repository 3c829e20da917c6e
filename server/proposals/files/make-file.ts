import type { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import { drawJourney } from "#domain/proposals/journey-map.ts";
import type { Language } from "#domain/text.ts";
import { Problem } from "#platform/http/problem.ts";
import { BusyThread } from "#platform/threads/order-thread.ts";
import { within } from "#platform/within.ts";
import type { Deps } from "../../deps.ts";
import type { Bearer } from "../let-in.ts";
import { readProposal } from "../read-proposal.ts";
import type { DocumentContent } from "./document-layout.ts";
import { drawLogo } from "./draw-logo.ts";
import { drawPictures } from "./draw-pictures.ts";
import { makeCalendar } from "./make-calendar.ts";
import { type ProposalWords, proposalWords } from "./proposal-words.ts";

const KEPT = 40;
/** Shorter than a request may last, so that the reader is told in a page. */
const WAIT_MS = 6_000;

/** What of a proposal is asked for as a file. */
export type FileAsked = { format: "pdf" | "ics"; option: string | null; language: Language };

/**
 * Makes the files of proposals for the bearers of their links: the same words and pictures as the page, and nothing else. A PDF is
 * laid out once for each snapshot and language, and late where others are before it: it is there when it is asked for
 * again. Who is not let in gets nothing.
 */
export function createProposalFiles(
  deps: Pick<Deps, "db" | "clock" | "pdf" | "files">,
  { waitMs = WAIT_MS } = {},
) {
  const documents = new Map<string, Promise<Uint8Array>>();

  return async (
    bearer: Bearer,
    { format, option, language }: FileAsked,
  ): Promise<Response | "late" | null> => {
    const proposal = await readProposal(deps, bearer).catch((error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    });
    if (!proposal) return null;
    const words = proposalWords(proposal.content, language);
    const name = words.title.replace(/[^\p{L}\p{N} ]+/gu, " ").trim() || "Lilamonde";
    if (format === "ics") {
      const chosen = words.options.find(({ label }) => label === option) ?? words.options[0]!;
      const at = new Date(proposal.content.publishedAt);
      const calendar = makeCalendar({ words, option: chosen, at });
      return fileAnswer(calendar, "text/calendar; charset=utf-8", `${name}.ics`);
    }
    const key = `${proposal.snapshotId} ${language}`;
    const made = documents.get(key) ?? makeDocument(deps, words, proposal.content);
    documents.delete(key);
    documents.set(key, made);
    const [oldest] = documents.keys();
    if (documents.size > KEPT && oldest) documents.delete(oldest);
    made.catch(() => documents.delete(key));
    const pdf = await within(made, { ms: waitMs, late }).catch((error: unknown) => {
      if (error instanceof BusyThread) return late();
      throw error;
    });
    return pdf === "late" ? pdf : fileAnswer(pdf, "application/pdf", `${name}.pdf`);
  };
}
const late = () => "late" as const;
const LAYOUT = new URL("./document-layout.ts", import.meta.url);

async function makeDocument(
  deps: Pick<Deps, "db" | "clock" | "pdf" | "files">,
  words: ProposalWords,
  snapshot: JourneySnapshot,
): Promise<Uint8Array> {
  const [logo, pictures] = await Promise.all([
    drawLogo(deps, snapshot.advisor.logo),
    drawPictures(deps, snapshot),
  ]);
  const content: DocumentContent = {
    ...{ ...words, logo, pictures },
    map: drawJourney(snapshot, words.language),
  };
  return deps.pdf.make({ layout: LAYOUT, content });
}

function fileAnswer(body: Uint8Array | string, type: string, name: string): Response {
  const plain = name.normalize("NFKD").replace(/[^\w. -]/g, "");
  return new Response(body as BodyInit, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "x-content-type-options": "nosniff",
    },
  });
}
