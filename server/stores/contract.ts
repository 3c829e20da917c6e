import { z } from "zod";
import { StoreFigures } from "#domain/stores/figures.ts";
import { StoreSlug } from "#domain/stores/slugs.ts";
import {
  OwnStore,
  PublicStore,
  SellerStore,
  StoreEdit,
  StoreMessage,
  StorePublication,
  StoreReceipt,
  StoreRename,
  StoreVisit,
} from "#domain/stores/stores.ts";
import { coded, Language } from "#domain/text.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";

const tags = ["stores"];
const own = { tags, access: ["advisor", "tour_operator"] as const };
const open = { tags, access: "public" as const };
const params = z.object({ slug: StoreSlug });
const kept = { 200: jsonAnswer(OwnStore, "The store as it is now") };
const binary = z.string().meta({ format: "binary" });

/** What a seller does with their own store. */
export const ownContract = {
  read: declareRoute({
    ...own,
    method: "get",
    path: "/api/stores/own",
    summary: "My store, or the one I would begin with",
    responses: { 200: jsonAnswer(OwnStore, "The store") },
  }),
  edit: declareRoute({
    ...own,
    method: "put",
    path: "/api/stores/own",
    summary: "Dress my store: words, theme, accent, sections",
    write: { audit: { none: "a seller's own words" }, repeat: "key", version: "checked" },
    request: { body: jsonBody(StoreEdit) },
    responses: kept,
  }),
  rename: declareRoute({
    ...own,
    method: "put",
    path: "/api/stores/own/slug",
    summary: "Give my store another address; the one of before leads to it",
    limit: { name: "store-rename", points: 30, durationSeconds: 3_600 },
    write: { audit: "store.renamed", repeat: "key", version: "checked" },
    request: { body: jsonBody(StoreRename) },
    responses: kept,
  }),
  publish: declareRoute({
    ...own,
    method: "put",
    path: "/api/stores/own/publication",
    summary: "Show my store to everybody, or to nobody",
    write: { audit: ["store.published", "store.withdrawn"], repeat: "key", version: "checked" },
    request: { body: jsonBody(StorePublication) },
    responses: kept,
  }),
  figures: declareRoute({
    ...own,
    method: "get",
    path: "/api/stores/own/figures",
    summary: "What my store brought: visits, talks, requests, bookings, by source",
    responses: { 200: jsonAnswer(StoreFigures, "The figures of ninety days") },
  }),
  card: declareRoute({
    ...own,
    method: "get",
    path: "/api/stores/own/card",
    summary: "Cards to print, with the code that opens my store",
    limit: { name: "store-card", points: 30, durationSeconds: 60 },
    request: { query: z.object({ language: Language }) },
    responses: { 200: { description: "The PDF", content: { "application/pdf": { schema: binary } } } },
  }),
};

const found = z.union([z.object({ store: PublicStore }), z.object({ movedTo: z.string() })]);

/** What everybody reads and does of a store. */
export const openContract = {
  read: declareRoute({
    ...open,
    method: "get",
    path: "/api/stores/{slug}",
    summary: "A seller's public page, or where it is now",
    request: { params },
    responses: { 200: jsonAnswer(found, "The store, or its address of today") },
  }),
  ofSeller: declareRoute({
    ...open,
    method: "get",
    path: "/api/sellers/{id}/store",
    summary: "Where a seller has their store",
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: jsonAnswer(SellerStore, "Its address, or none") },
  }),
  code: declareRoute({
    ...open,
    method: "get",
    path: "/api/stores/{slug}/code",
    summary: "The QR code that opens a store",
    request: { params },
    responses: { 200: { description: "The code", content: { "image/svg+xml": { schema: z.string() } } } },
  }),
  contact: declareRoute({
    ...open,
    method: "get",
    path: "/api/stores/{slug}/contact",
    summary: "The seller as an entry for an address book",
    request: { params },
    responses: { 200: { description: "The vCard", content: { "text/vcard": { schema: z.string() } } } },
  }),
  visit: declareRoute({
    ...open,
    method: "post",
    path: "/api/stores/{slug}/visits",
    summary: "Count a visit of a store",
    limit: { name: "store-visits", points: 120, durationSeconds: 600 },
    write: {
      audit: { none: "a count without a person" },
      repeat: { harmless: "one more visit is one more visit" },
    },
    request: { params, body: jsonBody(StoreVisit) },
    responses: { 204: { description: "Counted, if there is such a store and the reader does not mind" } },
  }),
  write: declareRoute({
    ...open,
    method: "post",
    path: "/api/stores/{slug}/requests",
    summary: "Write to a seller",
    limit: { name: "store-requests", points: 10, durationSeconds: 600 },
    write: { audit: { none: "a visitor's own message" }, repeat: "key" },
    request: { params, body: jsonBody(StoreMessage) },
    responses: { 201: jsonAnswer(StoreReceipt, "It is kept; go on by WhatsApp where the seller has it") },
  }),
  colours: declareRoute({
    ...open,
    method: "get",
    path: "/api/store-accents/{colour}",
    summary: "An accent and what is readable on it, as a style sheet",
    request: { params: z.object({ colour: coded(/^[0-9a-f]{6}$/, { max: 6 }) }) },
    responses: { 200: { description: "The style sheet", content: { "text/css": { schema: z.string() } } } },
  }),
};

/** The routes of this capability, for its typed client. */
export type StoresApi = typeof ownContract | typeof openContract;
