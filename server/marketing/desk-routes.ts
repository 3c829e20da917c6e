import { DeskCampaign, DeskCampaigns, PictureChoices } from "#domain/marketing/campaigns.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { listDesk, readDeskCampaign } from "./campaigns/list-desk.ts";
import { listPictureChoices } from "./campaigns/list-picture-choices.ts";
import { moveCampaign } from "./campaigns/move-campaign.ts";
import { createCampaign, editCampaign } from "./campaigns/write-campaign.ts";
import { deskContract } from "./desk-contract.ts";

/** The administrators' desk: campaigns are written, published and taken back here. */
export function deskRoutes(deps: Deps) {
  const { list, read, create, edit, move, pictures } = deskContract;

  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(DeskCampaigns.parse(await listDesk(deps, context.req.valid("query"))), 200),
    )
    .openapi(read, async (context) =>
      context.json(DeskCampaign.parse(await readDeskCampaign(deps, context.req.valid("param").id)), 200),
    )
    .openapi(create, async (context) => {
      const campaign = context.req.valid("json");
      const input = { actor: context.var.actor, campaign, once: onceOf(context) };
      return context.json(DeskCampaign.parse(await createCampaign(deps, input)), 201);
    })
    .openapi(edit, async (context) => {
      const { id } = context.req.valid("param");
      const input = { actor: context.var.actor, id, edit: context.req.valid("json"), once: onceOf(context) };
      return context.json(DeskCampaign.parse(await editCampaign(deps, input)), 200);
    })
    .openapi(move, async (context) => {
      const { id } = context.req.valid("param");
      const wanted = context.req.valid("json");
      const input = { actor: context.var.actor, id, wanted, once: onceOf(context) };
      return context.json(DeskCampaign.parse(await moveCampaign(deps, input)), 200);
    })
    .openapi(pictures, async (context) => {
      const hotelIds = context.req.valid("query").hotels.split(",");
      return context.json(PictureChoices.parse(await listPictureChoices(deps, hotelIds)), 200);
    });
}
