import { MaterialType } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import type { ReportSection } from "../../accountability/report-section.ts";
import { typeName } from "../search-words.ts";
import { countTakesBetween, findRequestsBetween } from "./queries.ts";

type Language = "pt" | "en";
const inBoth = (words: (locale: Language) => string) => ({ pt: words("pt"), en: words("en") });
const nameIn = (name: string | null, locale: Language) => name ?? m.materials_taker_unknown({}, { locale });

/** Who took the kit in the month and what of it, and what they missed; by name only whom the hotel knows. */
export const materialsSection: ReportSection = {
  id: "materials",
  title: m.materials_report,
  figures: [
    {
      id: "takes",
      label: m.materials_report_takes,
      rows: async (db, scope) =>
        (await countTakesBetween(db, scope)).map(({ on, title, number, name, count }) => ({
          on,
          text: inBoth((locale) =>
            m.materials_report_take({ title, number, name: nameIn(name, locale) }, { locale }),
          ),
          count,
        })),
    },
    {
      id: "asked",
      label: m.materials_report_asked,
      rows: async (db, scope) =>
        (await findRequestsBetween(db, scope)).map(({ on, type, name }) => ({
          on,
          text: inBoth((locale) =>
            m.materials_report_ask(
              { piece: typeName(MaterialType.parse(type), locale), name: nameIn(name, locale) },
              { locale },
            ),
          ),
          count: 1,
        })),
    },
  ],
};
