import { z } from "zod";
import {
  AtVersion,
  ConsentAnswer,
  DraftEdit,
  HotelRate,
  HouseOffers,
  HouseProductQuery,
  NewProduct,
  OwnProduct,
  OwnProductQuery,
  ProductList,
  ProductMove,
  ProductOrder,
  ReviewDecision,
  TakeDown,
} from "#domain/products/products.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";
import type { pictureContract } from "./pictures/contract.ts";

/** What a file of products says, whoever asks for it. */
const productFile = fileOf("products", ProductList, [
  "title.pt",
  "title.en",
  "kind",
  "state",
  "draftState",
  "hotel.name",
  "seller.name",
  "price.currency",
  ["price.amount", "price.currency"],
  "capacity",
  "placesTaken",
  "visibility",
  "sentAt",
  "updatedAt",
]);
const tags = ["products"];
const sellers = { tags, access: ["advisor", "tour_operator", "hotel"] as const };
const hotels = { tags, access: ["hotel", "admin"] as const };
const admins = { tags, access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const byHouse = z.object({ hotelId: z.uuid() });
const one = { 200: jsonAnswer(OwnProduct, "The product as it is now") };
const begun = { 201: jsonAnswer(OwnProduct, "The new draft") };
const draft = { none: "a draft, which nobody else reads" };
const stale = { harmless: "the version is another after the first" };
const done = { 204: { description: "Done" } };

/** What whoever sells does with products of their own, or of a hotel they work for. */
export const ownContract = {
  list: declareRoute({
    ...sellers,
    method: "get",
    path: "/api/products",
    summary: "What I sell, or a hotel I work for (house)",
    request: { query: OwnProductQuery },
    responses: { 200: jsonAnswer(ProductList, "The products that the question leaves") },
    file: productFile,
  }),
  start: declareRoute({
    ...sellers,
    method: "post",
    path: "/api/products",
    summary: "Begin a product",
    limit: { name: "products", points: 120, durationSeconds: 3_600 },
    write: { audit: draft, repeat: "key" },
    request: { body: jsonBody(NewProduct) },
    responses: begun,
  }),
  read: declareRoute({
    ...sellers,
    method: "get",
    path: "/api/products/{id}",
    summary: "One product: what is published, the draft beside it, and what was said of it",
    request: { params },
    responses: one,
  }),
  save: declareRoute({
    ...sellers,
    method: "put",
    path: "/api/products/{id}/draft",
    summary: "Keep what I wrote; what is published stays until the house has approved it",
    write: { audit: draft, repeat: stale, version: "checked" },
    request: { params, body: jsonBody(DraftEdit) },
    responses: one,
  }),
  drop: declareRoute({
    ...sellers,
    method: "post",
    path: "/api/products/{id}/draft/removal",
    summary: "Let go of a draft",
    write: { audit: draft, repeat: stale, version: "checked" },
    request: { params, body: jsonBody(AtVersion) },
    responses: done,
  }),
  send: declareRoute({
    ...sellers,
    method: "post",
    path: "/api/products/{id}/sending",
    summary: "Send the draft to review; a hotel that is named is asked whether it agrees",
    write: { audit: "product.sent", repeat: stale, version: "checked" },
    request: { params, body: jsonBody(AtVersion) },
    responses: one,
  }),
  move: declareRoute({
    ...sellers,
    method: "post",
    path: "/api/products/{id}/state",
    summary: "Let a published product rest, go on or end",
    write: { audit: "product.moved", repeat: stale, version: "checked" },
    request: { params, body: jsonBody(ProductMove) },
    responses: one,
  }),
  copy: declareRoute({
    ...sellers,
    method: "post",
    path: "/api/products/{id}/copies",
    summary: "Begin a draft with the words of this one",
    limit: { name: "products", points: 120, durationSeconds: 3_600 },
    write: { audit: draft, repeat: "key" },
    request: { params },
    responses: begun,
  }),
  order: declareRoute({
    ...sellers,
    method: "put",
    path: "/api/products/order",
    summary: "Put my products in an order",
    write: {
      audit: { none: "an order, not a change" },
      repeat: { harmless: "the same order is the same" },
    },
    request: { body: jsonBody(ProductOrder) },
    responses: done,
  }),
};

/** What a hotel says to others that name it. */
export const houseContract = {
  offers: declareRoute({
    ...hotels,
    method: "get",
    path: "/api/houses/{hotelId}/offers",
    summary: "A hotel's public rate, and what others say of it and wait for its word",
    request: { params: byHouse },
    responses: { 200: jsonAnswer(HouseOffers, "The longest waiting first") },
  }),
  rate: declareRoute({
    ...hotels,
    method: "put",
    path: "/api/houses/{hotelId}/public-rate",
    summary: "What the hotel asks of everybody for a night; nobody who names it asks for less",
    write: { audit: ["hotel.rate", "product.moved"], repeat: { harmless: "the same rate is the same" } },
    request: { params: byHouse, body: jsonBody(HotelRate) },
    responses: { 200: jsonAnswer(HotelRate, "The rate") },
  }),
  consent: declareRoute({
    ...hotels,
    method: "post",
    path: "/api/houses/{hotelId}/consents/{id}",
    summary: "Agree to what somebody else's product says of the hotel, or not, with the reason",
    write: { audit: "product.consent", repeat: stale, version: "checked" },
    request: { params: byHouse.extend(params.shape), body: jsonBody(ConsentAnswer) },
    responses: one,
  }),
};

/** What the house does. */
export const reviewContract = {
  all: declareRoute({
    ...admins,
    method: "get",
    path: "/api/admin/products",
    summary: "Everybody's products, and what waits for review",
    request: { query: HouseProductQuery },
    responses: { 200: jsonAnswer(ProductList, "The products that the question leaves") },
    file: productFile,
  }),
  any: declareRoute({
    ...admins,
    method: "get",
    path: "/api/admin/products/{id}",
    summary: "One product, with what was reviewed before",
    request: { params },
    responses: one,
  }),
  review: declareRoute({
    ...admins,
    method: "post",
    path: "/api/admin/products/{id}/reviews",
    summary: "Publish a draft, send it back with a word on each field, or refuse it with the reason",
    write: { audit: "product.reviewed", repeat: stale, version: "checked" },
    request: { params, body: jsonBody(ReviewDecision) },
    responses: one,
  }),
  remove: declareRoute({
    ...admins,
    method: "post",
    path: "/api/admin/products/{id}/removal",
    summary: "Take a published product away, with the reason",
    write: { audit: "product.taken_down", repeat: stale, version: "checked" },
    request: { params, body: jsonBody(TakeDown) },
    responses: one,
  }),
};

/** The routes of this capability, for its typed client. */
export type ProductsApi =
  | typeof ownContract
  | typeof houseContract
  | typeof reviewContract
  | typeof pictureContract;
