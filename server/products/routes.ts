import { HotelRate, HouseOffers, OwnProduct, ProductList } from "#domain/products/products.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { answerConsent } from "./consent/answer-consent.ts";
import { readOffers, setRate } from "./consent/house-offers.ts";
import { houseContract, ownContract, reviewContract } from "./contract.ts";
import { copyProduct } from "./drafts/copy-product.ts";
import { dropDraft } from "./drafts/drop-draft.ts";
import { orderProducts } from "./drafts/order-products.ts";
import { saveDraft } from "./drafts/save-draft.ts";
import { sendProduct } from "./drafts/send-product.ts";
import { startProduct } from "./drafts/start-product.ts";
import { listAll, listOwn } from "./list-products.ts";
import { moveProduct } from "./move-product.ts";
import { pictureRoutes } from "./pictures/routes.ts";
import { reviewProduct } from "./review/review-product.ts";
import { takeDown } from "./review/take-down.ts";
import { readOwn } from "./to-product.ts";

/** Products: written by who sells them, agreed to by hotels that are named, published by the house. */
export function productsRoutes(deps: Deps) {
  return createApi(deps)
    .route("/", pictureRoutes(deps))
    .route("/", ownRoutes(deps))
    .route("/", houseRoutes(deps))
    .route("/", reviewRoutes(deps));
}

function ownRoutes(deps: Deps) {
  const { list, start, read, save, drop, send, move, copy, order } = ownContract;
  return createApi(deps)
    .openapi(list, async (context) => {
      const asked = { actor: context.var.actor, query: context.req.valid("query") };
      return context.json(ProductList.parse(await listOwn(deps, asked)), 200);
    })
    .openapi(start, async (context) => {
      const input = { actor: context.var.actor, product: context.req.valid("json"), once: onceOf(context) };
      return context.json(OwnProduct.parse(await startProduct(deps, input)), 201);
    })
    .openapi(order, async (context) => {
      await orderProducts(deps, { actor: context.var.actor, order: context.req.valid("json") });
      return context.body(null, 204);
    })
    .openapi(read, async (context) => {
      const which = { ...context.req.valid("param"), actorId: context.var.actor.id };
      return context.json(OwnProduct.parse(await readOwn(deps.db, which)), 200);
    })
    .openapi(save, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      const saved = await saveDraft(deps, { ...which, edit: context.req.valid("json") });
      return context.json(OwnProduct.parse(saved), 200);
    })
    .openapi(drop, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      await dropDraft(deps, { ...which, ...context.req.valid("json") });
      return context.body(null, 204);
    })
    .openapi(send, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      const sent = await sendProduct(deps, { ...which, ...context.req.valid("json") });
      return context.json(OwnProduct.parse(sent), 200);
    })
    .openapi(move, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      const moved = await moveProduct(deps, { ...which, move: context.req.valid("json") });
      return context.json(OwnProduct.parse(moved), 200);
    })
    .openapi(copy, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(
        OwnProduct.parse(await copyProduct(deps, { ...which, once: onceOf(context) })),
        201,
      );
    });
}

function houseRoutes(deps: Deps) {
  const { offers, rate, consent } = houseContract;
  return createApi(deps)
    .openapi(offers, async (context) => {
      const asked = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(HouseOffers.parse(await readOffers(deps, asked)), 200);
    })
    .openapi(rate, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      const kept = await setRate(deps, { ...which, rate: context.req.valid("json") });
      return context.json(HotelRate.parse(kept), 200);
    })
    .openapi(consent, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      const answered = await answerConsent(deps, { ...which, answer: context.req.valid("json") });
      return context.json(OwnProduct.parse(answered), 200);
    });
}

function reviewRoutes(deps: Deps) {
  const { all, any, review, remove } = reviewContract;
  return createApi(deps)
    .openapi(all, async (context) =>
      context.json(ProductList.parse(await listAll(deps, context.req.valid("query"))), 200),
    )
    .openapi(any, async (context) =>
      context.json(OwnProduct.parse(await readOwn(deps.db, context.req.valid("param"))), 200),
    )
    .openapi(review, async (context) => {
      const which = { adminId: context.var.actor.id, ...context.req.valid("param") };
      const reviewed = await reviewProduct(deps, { ...which, decision: context.req.valid("json") });
      return context.json(OwnProduct.parse(reviewed), 200);
    })
    .openapi(remove, async (context) => {
      const which = { adminId: context.var.actor.id, ...context.req.valid("param") };
      const taken = await takeDown(deps, { ...which, removal: context.req.valid("json") });
      return context.json(OwnProduct.parse(taken), 200);
    });
}
