import { z } from "zod";
import {
  ComparedProducts,
  MAX_COMPARED,
  MarketplaceQuery,
  MemberProducts,
  PublicProductQuery,
  PublicProducts,
} from "#domain/products/marketplace.ts";
import { MemberProduct, ProductSlug, PublicProduct } from "#domain/products/products.ts";
import { coded } from "#domain/text.ts";
import { declareRoute, jsonAnswer } from "../http/contract.ts";

const tags = ["marketplace"];
const members = { tags, access: ["advisor", "tour_operator", "hotel", "admin"] as const };
const everybody = { tags, access: "public" as const };
const params = z.object({ id: z.uuid() });
const mark = { none: "a mark of one's own" };
const done = { 204: { description: "Done" } };
const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const ids = coded(new RegExp(`^${uuid}(?:,${uuid}){0,${MAX_COMPARED - 1}}$`), { max: 37 * MAX_COMPARED });

/** What members find. */
export const marketplaceContract = {
  list: declareRoute({
    ...members,
    method: "get",
    path: "/api/marketplace",
    summary: "What members and hotels offer, with member prices and what it earns",
    request: { query: MarketplaceQuery },
    responses: { 200: jsonAnswer(MemberProducts, "The products that the question leaves") },
  }),
  compare: declareRoute({
    ...members,
    method: "get",
    path: "/api/marketplace/compared",
    summary: "Up to four products side by side",
    request: { query: z.object({ ids }) },
    responses: { 200: jsonAnswer(ComparedProducts, "In the order they were asked for") },
  }),
  read: declareRoute({
    ...members,
    method: "get",
    path: "/api/marketplace/{id}",
    summary: "One product as members read it",
    request: { params },
    responses: { 200: jsonAnswer(MemberProduct, "The product") },
  }),
  save: declareRoute({
    ...members,
    method: "put",
    path: "/api/marketplace/{id}/saved",
    summary: "Save it",
    write: { audit: mark, repeat: { harmless: "it is saved already" } },
    request: { params },
    responses: done,
  }),
  unsave: declareRoute({
    ...members,
    method: "delete",
    path: "/api/marketplace/{id}/saved",
    summary: "No longer saved",
    write: { audit: mark, repeat: { harmless: "it is not saved already" } },
    request: { params },
    responses: done,
  }),
};

/** What everybody finds. */
export const publicContract = {
  publicList: declareRoute({
    ...everybody,
    method: "get",
    path: "/api/marketplace/public",
    summary: "What is offered to everybody, without anything that is for members",
    request: { query: PublicProductQuery },
    responses: { 200: jsonAnswer(PublicProducts, "The products that the question leaves") },
  }),
  publicOne: declareRoute({
    ...everybody,
    method: "get",
    path: "/api/marketplace/public/{slug}",
    summary: "One product as everybody reads it",
    request: { params: z.object({ slug: ProductSlug }) },
    responses: { 200: jsonAnswer(PublicProduct, "The product") },
  }),
};

/** The routes of this capability, for its typed client. */
export type MarketplaceApi = typeof marketplaceContract | typeof publicContract;
