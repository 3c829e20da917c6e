import { z } from "zod";
import { SectionKind } from "#domain/hotels/drafts/content.ts";
import { Operation } from "#domain/hotels/drafts/operations.ts";
import {
  Affirmation,
  PageDraft,
  PageHistory,
  PublishWish,
  Restoration,
  SectionDraft,
} from "#domain/hotels/drafts/page-draft.ts";
import { House, HouseOverview, Houses, OverviewQuery } from "#domain/hotels/houses.ts";
import { KeptSheet, SheetEdit } from "#domain/hotels/sheets.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const HotelId = z.object({ hotelId: z.uuid() });
const ofHotel = { tags: ["houses"], access: ["hotel", "admin"] as const };
const byId = { params: HotelId };

/** What each route of a hotel's portal takes, answers and asks of its caller. */
export const housesContract = {
  list: declareRoute({
    tags: ["houses"],
    access: ["hotel"],
    method: "get",
    path: "/api/houses",
    summary: "The hotels the reader works for",
    responses: { 200: jsonAnswer(Houses, "Each with the reader's part in it") },
  }),
  read: declareRoute({
    ...ofHotel,
    method: "get",
    path: "/api/houses/{hotelId}",
    summary: "One hotel the reader works for",
    request: byId,
    responses: { 200: jsonAnswer(House, "The hotel") },
  }),
  overview: declareRoute({
    ...ofHotel,
    method: "get",
    path: "/api/houses/{hotelId}/overview",
    summary: "How often a hotel's page was read, and what is left to do on it",
    request: { ...byId, query: OverviewQuery },
    responses: { 200: jsonAnswer(HouseOverview, "Counts of a period that ends today") },
  }),
  sheet: declareRoute({
    ...ofHotel,
    method: "get",
    path: "/api/houses/{hotelId}/sheet",
    summary: "Seasons, perks and contacts on duty of a hotel",
    request: byId,
    responses: { 200: jsonAnswer(KeptSheet, "The sheet with its version") },
  }),
  saveSheet: declareRoute({
    ...ofHotel,
    method: "put",
    path: "/api/houses/{hotelId}/sheet",
    summary: "Keep a hotel's sheet",
    write: {
      audit: "hotel.sheet",
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { ...byId, body: jsonBody(SheetEdit) },
    responses: { 200: jsonAnswer(KeptSheet, "The sheet as it is now") },
  }),
};

/** The same of a hotel's page as it is being written. */
export const pagesContract = {
  page: declareRoute({
    ...ofHotel,
    method: "get",
    path: "/api/houses/{hotelId}/page",
    summary: "A hotel's page as it is being written",
    request: byId,
    responses: { 200: jsonAnswer(PageDraft, "Every section with its versions") },
  }),
  operate: declareRoute({
    ...ofHotel,
    method: "post",
    path: "/api/houses/{hotelId}/page/operations",
    summary: "Carry out one edit of a page's draft",
    write: {
      audit: "hotel.edited",
      repeat: { harmless: "an operation is known by its id for good" },
      version: "checked",
    },
    request: { ...byId, body: jsonBody(Operation) },
    responses: { 200: jsonAnswer(SectionDraft, "The section as it is now") },
  }),
  affirm: declareRoute({
    ...ofHotel,
    method: "post",
    path: "/api/houses/{hotelId}/page/affirmations",
    summary: "Say that a translation is up to date",
    write: { audit: "hotel.affirmed", repeat: { harmless: "saying it twice is saying it once" } },
    request: { ...byId, body: jsonBody(Affirmation) },
    responses: { 200: jsonAnswer(SectionDraft, "The section as it is now") },
  }),
  publish: declareRoute({
    ...ofHotel,
    method: "post",
    path: "/api/houses/{hotelId}/page/publications",
    summary: "Publish a section in one language or both",
    write: { audit: "hotel.published", repeat: "key" },
    request: { ...byId, body: jsonBody(PublishWish) },
    responses: { 200: jsonAnswer(SectionDraft, "The section as it is now") },
  }),
  history: declareRoute({
    ...ofHotel,
    method: "get",
    path: "/api/houses/{hotelId}/page/publications",
    summary: "What was published of a section",
    request: { ...byId, query: z.object({ kind: SectionKind }) },
    responses: { 200: jsonAnswer(PageHistory, "The latest first") },
  }),
  restore: declareRoute({
    ...ofHotel,
    method: "post",
    path: "/api/houses/{hotelId}/page/publications/{publicationId}/restoration",
    summary: "Bring an older publication's words back into the draft",
    write: {
      audit: "hotel.restored",
      repeat: { harmless: "an operation is known by its id for good" },
      version: "checked",
    },
    request: { params: HotelId.extend({ publicationId: z.uuid() }), body: jsonBody(Restoration) },
    responses: { 200: jsonAnswer(SectionDraft, "The section as it is now") },
  }),
};

/** The routes of this capability, for its typed client. */
export type HousesApi = typeof housesContract | typeof pagesContract;
