import { z } from "zod";
import { Brand, BrandEdit } from "#domain/marketing/brand.ts";
import { Campaign, Campaigns } from "#domain/marketing/campaigns.ts";
import { LinkCode, LinkOwner, MemberLink } from "#domain/marketing/links.ts";
import { PieceFormat, PieceQuery } from "#domain/marketing/pieces.ts";
import { LinkResults } from "#domain/marketing/results.ts";
import { Language } from "#domain/text.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";

const tags = ["marketing"];
const access = ["advisor", "tour_operator"] as const;
const ofCampaign = z.object({ id: z.uuid() });
const binary = { schema: z.string().meta({ format: "binary" }) };
const ownChoice = { audit: { none: "a person's own settings" } };

/** What a member reads and takes of campaigns. */
export const takingContract = {
  list: declareRoute({
    method: "get",
    path: "/api/marketing/campaigns",
    tags,
    summary: "The campaigns a member may know of, with what their links brought",
    access,
    responses: { 200: jsonAnswer(Campaigns, "The campaigns, those that opened last first") },
  }),
  read: declareRoute({
    method: "get",
    path: "/api/marketing/campaigns/{id}",
    tags,
    summary: "A campaign with its texts and pictures",
    access,
    request: { params: ofCampaign },
    responses: { 200: jsonAnswer(Campaign, "The campaign") },
  }),
  link: declareRoute({
    method: "put",
    path: "/api/marketing/campaigns/{id}/link",
    tags,
    summary: "My own link to a campaign, made the first time",
    write: {
      audit: { none: "a person's own link" },
      repeat: { harmless: "there is one link a person and campaign" },
    },
    access,
    request: { params: ofCampaign },
    responses: { 200: jsonAnswer(MemberLink, "The link, by where it is put") },
  }),
  results: declareRoute({
    method: "get",
    path: "/api/marketing/campaigns/{id}/results",
    tags,
    summary: "What my own link to a campaign brought",
    access,
    request: { params: ofCampaign },
    responses: { 200: jsonAnswer(LinkResults, "Openings, messages, bookings") },
  }),
  piece: declareRoute({
    method: "get",
    path: "/api/marketing/campaigns/{id}/pieces/{format}",
    tags,
    summary: "A picture of a campaign under my name; it needs my link first",
    access,
    limit: { name: "marketing-piece", points: 120, durationSeconds: 60 },
    request: { params: ofCampaign.extend({ format: PieceFormat }), query: PieceQuery },
    responses: {
      200: { description: "The picture", content: { "image/png": binary, "image/webp": binary } },
    },
  }),
  sheet: declareRoute({
    method: "get",
    path: "/api/marketing/campaigns/{id}/sheet",
    tags,
    summary: "A campaign's fact sheet under my name; it needs my link first",
    access,
    limit: { name: "marketing-sheet", points: 30, durationSeconds: 60 },
    request: { params: ofCampaign, query: z.object({ language: Language }) },
    responses: { 200: { description: "The PDF", content: { "application/pdf": binary } } },
  }),
  owner: declareRoute({
    method: "get",
    path: "/api/links/{code}",
    tags,
    summary: "Whose link it is, before a message goes to them as well",
    access: "public",
    limit: { name: "link-owner", points: 120, durationSeconds: 600 },
    request: { params: z.object({ code: LinkCode }) },
    responses: { 200: jsonAnswer(LinkOwner, "The name on the link's pieces") },
  }),
};

/** What a member says of their brand. */
export const brandContract = {
  brand: declareRoute({
    method: "get",
    path: "/api/marketing/brand",
    tags,
    summary: "Under what my pieces go out",
    access,
    responses: { 200: jsonAnswer(Brand, "Name, colour, logo or photograph, contact") },
  }),
  edit: declareRoute({
    method: "put",
    path: "/api/marketing/brand",
    tags,
    summary: "Choose my colour",
    write: { ...ownChoice, repeat: "key", version: "checked" },
    access,
    request: { body: jsonBody(BrandEdit) },
    responses: { 200: jsonAnswer(Brand, "The brand as it is now") },
  }),
  keep: declareRoute({
    method: "put",
    path: "/api/marketing/brand/logo",
    tags,
    summary: "Take this picture as my logo; what it is, its content says",
    write: { ...ownChoice, repeat: { harmless: "the later picture takes the place" } },
    access,
    limit: { name: "logo", points: 60, durationSeconds: 3_600 },
    request: { body: { required: true, content: { "application/octet-stream": binary } } },
    responses: { 204: { description: "It is kept" } },
  }),
  open: declareRoute({
    method: "get",
    path: "/api/logos/{id}",
    tags,
    summary: "A member's logo by its address",
    access: "link",
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: { description: "The picture", content: { "image/webp": binary } } },
  }),
  drop: declareRoute({
    method: "delete",
    path: "/api/marketing/brand/logo",
    tags,
    summary: "Take my logo away",
    write: { ...ownChoice, repeat: { harmless: "there is none already" } },
    access,
    responses: { 204: { description: "There is none" } },
  }),
};
