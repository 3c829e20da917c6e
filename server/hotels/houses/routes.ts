import { PageDraft, PageHistory, SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { House, HouseOverview, Houses } from "#domain/hotels/houses.ts";
import { KeptSheet } from "#domain/hotels/sheets.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { affirmTranslation } from "../pages/affirm-translation.ts";
import { publishSection } from "../pages/publish-section.ts";
import { readPageDraft } from "../pages/read-page-draft.ts";
import { readPageHistory } from "../pages/read-page-history.ts";
import { restorePublication } from "../pages/restore-publication.ts";
import { saveOperation } from "../pages/save-operation.ts";
import { housesContract, pagesContract } from "./contract.ts";
import { listHouses, readHouse } from "./list-houses.ts";
import { readOverview } from "./read-overview.ts";
import { readSheet, saveSheet } from "./sheet.ts";

/** A hotel's own portal: what it keeps of itself, for those who work there and for administrators. */
export function housesRoutes(deps: Deps) {
  const declared = { ...housesContract, ...pagesContract };
  return createApi(deps)
    .openapi(declared.list, async (context) =>
      context.json(Houses.parse(await listHouses(deps, context.var.actor)), 200),
    )
    .openapi(declared.read, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(House.parse(await readHouse(deps, who)), 200);
    })
    .openapi(declared.overview, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      const days = Number(context.req.valid("query").days);
      return context.json(HouseOverview.parse(await readOverview(deps, { ...who, days })), 200);
    })
    .openapi(declared.sheet, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(KeptSheet.parse(await readSheet(deps, who)), 200);
    })
    .openapi(declared.saveSheet, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      const edit = context.req.valid("json");
      return context.json(KeptSheet.parse(await saveSheet(deps, { ...who, edit })), 200);
    })
    .openapi(declared.page, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(PageDraft.parse(await readPageDraft(deps, who)), 200);
    })
    .openapi(declared.operate, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      const operation = context.req.valid("json");
      return context.json(SectionDraft.parse(await saveOperation(deps, { ...who, operation })), 200);
    })
    .openapi(declared.affirm, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      const affirmation = context.req.valid("json");
      return context.json(SectionDraft.parse(await affirmTranslation(deps, { ...who, affirmation })), 200);
    })
    .openapi(declared.publish, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      const wish = context.req.valid("json");
      const once = onceOf(context);
      return context.json(SectionDraft.parse(await publishSection(deps, { ...who, wish, once })), 200);
    })
    .openapi(declared.history, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      const { kind } = context.req.valid("query");
      return context.json(PageHistory.parse(await readPageHistory(deps, { ...who, kind })), 200);
    })
    .openapi(declared.restore, async (context) => {
      const who = { actor: context.var.actor, ...context.req.valid("param") };
      const restoration = context.req.valid("json");
      return context.json(SectionDraft.parse(await restorePublication(deps, { ...who, restoration })), 200);
    });
}
