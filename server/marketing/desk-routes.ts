import { z } from "zod";
import {
  CampaignEdit,
  CampaignMove,
  DeskCampaign,
  DeskCampaigns,
  DeskQuery,
  NewCampaign,
  PictureChoices,
} from "#domain/marketing/campaigns.ts";
import { coded } from "#domain/text.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { fileOf } from "../http/files/list-file.ts";
import { onceOf } from "../http/once.ts";
import { listDesk, readDeskCampaign } from "./campaigns/list-desk.ts";
import { listPictureChoices } from "./campaigns/list-picture-choices.ts";
import { moveCampaign } from "./campaigns/move-campaign.ts";
import { createCampaign, editCampaign } from "./campaigns/write-campaign.ts";

const tags = ["marketing"];
const access = ["admin"] as const;
const ofCampaign = z.object({ id: z.uuid() });
const UUID = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** Ids of hotels, with commas between. */
const HotelIds = coded(new RegExp(`^${UUID}(,${UUID}){0,7}$`), { max: 300 });

/** The administrators' desk: campaigns are written, published and taken back here. */
export function deskRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    method: "get",
    path: "/api/marketing/desk",
    tags,
    summary: "Every campaign in every state, with what came of it",
    access,
    request: { query: DeskQuery },
    responses: { 200: jsonAnswer(DeskCampaigns, "The campaigns that the question leaves") },
    file: fileOf("campaigns", DeskCampaigns, [
      "title.pt",
      "title.en",
      "state",
      "startsOn",
      "endsOn",
      "hotels",
      "members",
      "clicks",
      "leads",
      "bookings",
    ]),
  });
  const read = declareRoute(deps, {
    method: "get",
    path: "/api/marketing/desk/{id}",
    tags,
    summary: "One campaign in any state",
    access,
    request: { params: ofCampaign },
    responses: { 200: jsonAnswer(DeskCampaign, "The campaign") },
  });
  const create = declareRoute(deps, {
    method: "post",
    path: "/api/marketing/desk",
    tags,
    summary: "Write a campaign, as a draft",
    write: { audit: "campaign.written", repeat: "key" },
    access,
    request: { body: jsonBody(NewCampaign) },
    responses: { 201: jsonAnswer(DeskCampaign, "The draft") },
  });
  const edit = declareRoute(deps, {
    method: "put",
    path: "/api/marketing/desk/{id}",
    tags,
    summary: "Write a campaign anew",
    write: { audit: "campaign.edited", repeat: "key", version: "checked" },
    access,
    request: { params: ofCampaign, body: jsonBody(CampaignEdit) },
    responses: { 200: jsonAnswer(DeskCampaign, "The campaign as it is now") },
  });
  const move = declareRoute(deps, {
    method: "post",
    path: "/api/marketing/desk/{id}/state",
    tags,
    summary: "Publish a campaign, or take it back with a reason",
    write: { audit: ["campaign.published", "campaign.withdrawn"], repeat: "key", version: "checked" },
    access,
    request: { params: ofCampaign, body: jsonBody(CampaignMove) },
    responses: { 200: jsonAnswer(DeskCampaign, "The campaign as it is now") },
  });
  const pictures = declareRoute(deps, {
    method: "get",
    path: "/api/marketing/pictures",
    tags,
    summary: "The pictures a campaign of these hotels may show",
    access,
    request: { query: z.object({ hotels: HotelIds }) },
    responses: { 200: jsonAnswer(PictureChoices, "Pictures of their pages, photographs of their kits") },
  });

  return createApi()
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
