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
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";

const tags = ["marketing"];
const access = ["admin"] as const;
const ofCampaign = z.object({ id: z.uuid() });
const UUID = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** Ids of hotels, with commas between. */
const HotelIds = coded(new RegExp(`^${UUID}(,${UUID}){0,7}$`), { max: 300 });

/** The administrators' desk: campaigns are written, published and taken back here. */
export const deskContract = {
  list: declareRoute({
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
  }),
  read: declareRoute({
    method: "get",
    path: "/api/marketing/desk/{id}",
    tags,
    summary: "One campaign in any state",
    access,
    request: { params: ofCampaign },
    responses: { 200: jsonAnswer(DeskCampaign, "The campaign") },
  }),
  create: declareRoute({
    method: "post",
    path: "/api/marketing/desk",
    tags,
    summary: "Write a campaign, as a draft",
    write: { audit: "campaign.written", repeat: "key" },
    access,
    request: { body: jsonBody(NewCampaign) },
    responses: { 201: jsonAnswer(DeskCampaign, "The draft") },
  }),
  edit: declareRoute({
    method: "put",
    path: "/api/marketing/desk/{id}",
    tags,
    summary: "Write a campaign anew",
    write: { audit: "campaign.edited", repeat: "key", version: "checked" },
    access,
    request: { params: ofCampaign, body: jsonBody(CampaignEdit) },
    responses: { 200: jsonAnswer(DeskCampaign, "The campaign as it is now") },
  }),
  move: declareRoute({
    method: "post",
    path: "/api/marketing/desk/{id}/state",
    tags,
    summary: "Publish a campaign, or take it back with a reason",
    write: { audit: ["campaign.published", "campaign.withdrawn"], repeat: "key", version: "checked" },
    access,
    request: { params: ofCampaign, body: jsonBody(CampaignMove) },
    responses: { 200: jsonAnswer(DeskCampaign, "The campaign as it is now") },
  }),
  pictures: declareRoute({
    method: "get",
    path: "/api/marketing/pictures",
    tags,
    summary: "The pictures a campaign of these hotels may show",
    access,
    request: { query: z.object({ hotels: HotelIds }) },
    responses: { 200: jsonAnswer(PictureChoices, "Pictures of their pages, photographs of their kits") },
  }),
};
