import { Brand } from "#domain/marketing/brand.ts";
import { Campaign, Campaigns } from "#domain/marketing/campaigns.ts";
import { LinkOwner, MemberLink } from "#domain/marketing/links.ts";
import { pieceName } from "#domain/marketing/pieces.ts";
import { LinkResults } from "#domain/marketing/results.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { refuse } from "../http/refuse.ts";
import { editBrand } from "./brand/edit-brand.ts";
import { dropLogo, keepLogo } from "./brand/keep-logo.ts";
import { openLogo } from "./brand/open-logo.ts";
import { readBrand } from "./brand/read-brand.ts";
import { listCampaigns } from "./campaigns/list-campaigns.ts";
import { readCampaign } from "./campaigns/read-campaign.ts";
import { giveLink } from "./links/own-link.ts";
import { readLinkOwner } from "./links/read-owner.ts";
import { brandContract, takingContract } from "./member-contract.ts";
import { createKeptPreviews } from "./pieces/kept-previews.ts";
import { preparePiece } from "./pieces/make-piece.ts";
import { makeSheet } from "./pieces/make-sheet.ts";
import { readResults } from "./results/read-results.ts";

/** Campaigns, pieces, links and results, for whoever sells. */
export function memberRoutes(deps: Deps) {
  const declared = takingContract;
  const keptPreview = createKeptPreviews();
  const file = (content: Uint8Array, headers: Record<string, string>) =>
    new Response(content as Uint8Array<ArrayBuffer>, { headers }) as never;
  return createApi(deps)
    .openapi(declared.list, async (context) =>
      context.json(Campaigns.parse(await listCampaigns(deps, context.var.actor.id)), 200),
    )
    .openapi(declared.read, async (context) => {
      const asked = { userId: context.var.actor.id, campaignId: context.req.valid("param").id };
      deps.pictures.prepare();
      return context.json(Campaign.parse(await readCampaign(deps, asked)), 200);
    })
    .openapi(declared.link, async (context) => {
      const asked = { userId: context.var.actor.id, campaignId: context.req.valid("param").id };
      return context.json(MemberLink.parse(await giveLink(deps, asked)), 200);
    })
    .openapi(declared.results, async (context) => {
      const asked = { userId: context.var.actor.id, campaignId: context.req.valid("param").id };
      return context.json(LinkResults.parse(await readResults(deps, asked)), 200);
    })
    .openapi(declared.piece, async (context) => {
      const { id: campaignId, format } = context.req.valid("param");
      const query = context.req.valid("query");
      const asked = { userId: context.var.actor.id, campaignId, format, query };
      const { title, etag, mediaType, draw } = await preparePiece(deps, asked);
      const headers = { etag, "cache-control": "private, no-cache", "content-type": mediaType };
      if (context.req.header("if-none-match")?.includes(etag))
        return new Response(null, { status: 304, headers }) as never;
      const name = pieceName({ title, format });
      if (query.size === "preview") return file(await keptPreview(etag, draw), headers);
      return file(await draw(), { ...headers, "content-disposition": `attachment; filename="${name}"` });
    })
    .openapi(declared.sheet, async (context) => {
      const asked = { userId: context.var.actor.id, campaignId: context.req.valid("param").id };
      const { title, pdf } = await makeSheet(deps, { ...asked, ...context.req.valid("query") });
      return file(pdf, {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${pieceName({ title, format: "sheet" })}"`,
        "cache-control": "no-store",
      });
    })
    .openapi(declared.owner, async (context) => {
      const owner = await readLinkOwner(deps, context.req.valid("param").code);
      return context.json(LinkOwner.parse(owner), 200, { "cache-control": "no-store" });
    })
    .route("/", brandRoutes(deps));
}

function brandRoutes(deps: Deps) {
  const declared = brandContract;
  return createApi(deps)
    .openapi(declared.brand, async (context) =>
      context.json(Brand.parse(await readBrand(deps, context.var.actor.id)), 200),
    )
    .openapi(declared.edit, async (context) => {
      const edit = context.req.valid("json");
      const input = { userId: context.var.actor.id, edit, once: onceOf(context) };
      return context.json(Brand.parse(await editBrand(deps, input)), 200);
    })
    .openapi(declared.keep, async (context) => {
      const content = context.req.raw.body;
      if (!content) throw refuse("validation_failed", { fields: { logo: "required" } });
      await keepLogo(deps, { userId: context.var.actor.id, content });
      return context.body(null, 204);
    })
    .openapi(declared.open, async (context) => {
      const { id: fileId } = context.req.valid("param");
      return openLogo(deps, { fileId, accepts: context.req.header("accept") ?? "" });
    })
    .openapi(declared.drop, async (context) => {
      await dropLogo(deps, context.var.actor.id);
      return context.body(null, 204);
    });
}
