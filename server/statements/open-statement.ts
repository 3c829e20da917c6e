import { purseParts } from "#domain/hotels/members.ts";
import { linesOf, type StatementLine, type StatementRows, sumsOf } from "#domain/statements/statements.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { DocumentContent } from "../accountability/document-layout.ts";
import type { Deps } from "../deps.ts";
import { requireHotelPart } from "../hotels/members/require-hotel-part.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { findReleasedOne, findStatement, insertLog, type StatementRow } from "./queries.ts";
import { lineWords, moneyIn, monthIn } from "./words.ts";

type Reader = { actor: Actor; hotelId?: string };
type Asked = Reader & { id: string; language: Language };

/** A statement as its reader may see it: the house any, a payee and a hotel what was released to them, which is logged. */
async function open(deps: Pick<Deps, "db" | "clock">, { id, actor, hotelId }: Reader & { id: string }) {
  const { db, clock } = deps;
  if (hotelId) await requireHotelPart(db, { actor, hotelId, parts: purseParts });
  const isHouse = actor.role === "admin";
  const found = isHouse
    ? await findStatement(db, id)
    : await findReleasedOne(db, { id, subjectId: hotelId ?? actor.id });
  if (!found || (hotelId && found.subject_id !== hotelId)) throw refuse("not_found");
  if (!isHouse)
    await insertLog(db, { statement_id: id, kind: "opened", actor_id: actor.id, at: clock.now() });
  return found;
}

/** The statement as a PDF in a language. */
export async function openDocument(
  deps: Pick<Deps, "db" | "clock" | "pdf">,
  { language, ...asked }: Asked,
): Promise<Uint8Array> {
  const row = await open(deps, asked);
  const layout = new URL("../accountability/document-layout.ts", import.meta.url);
  return deps.pdf.make({ layout, content: contentOf(row, language), key: asked.actor.id });
}

function contentOf(row: StatementRow, language: Language): DocumentContent {
  const locale = { locale: language };
  const lines = linesOf(row.content);
  const day = new Intl.DateTimeFormat(language === "pt" ? "pt-BR" : "en-GB", {
    ...{ day: "2-digit", month: "2-digit", timeZone: "UTC" },
  });
  return {
    language,
    title: row.kind === "payee" ? m.statements_title({}, locale) : m.statements_chase_title({}, locale),
    hotel: row.name ?? "",
    month: row.month
      ? monthIn(row.month, language)
      : m.statements_as_of({ day: asOf(row, language) }, locale),
    sections: sumsOf(lines).map(({ currency, amount }) => ({
      title: currency,
      none: null,
      figures: [
        {
          label: row.kind === "payee" ? m.statements_arrived({}, locale) : m.statements_late({}, locale),
          value: moneyIn(amount, { currency, language }),
          // A month also has what was only confirmed.
          ...(row.kind === "payee" && { rowsOf: m.statements_what({}, locale) }),
          rows: lines
            .filter((line) => line.currency === currency)
            .map((line) => [
              day.format(new Date(`${line.on}T00:00:00Z`)),
              lineWords(line, language),
              moneyIn(signed(line), { currency, language }),
            ]),
        },
      ],
    })),
  };
}

const signed = ({ what, amount }: StatementLine) => (what === "reversed" ? -amount : amount);
const asOf = ({ prepared_at }: StatementRow, language: Language) =>
  new Intl.DateTimeFormat(language === "pt" ? "pt-BR" : "en-GB", {
    ...{ dateStyle: "long", timeZone: "America/Sao_Paulo" },
  }).format(prepared_at);

/** Its lines, as they were released. */
export async function openRows(
  deps: Pick<Deps, "db" | "clock">,
  asked: Reader & { id: string },
): Promise<StatementRows> {
  const row = await open(deps, asked);
  return { rows: linesOf(row.content).map((line) => ({ ...line, amount: signed(line) })) };
}
