import { ComparedProducts, MemberProducts, PublicProducts } from "#domain/products/marketplace.ts";
import { MemberProduct, PublicProduct } from "#domain/products/products.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { listForMember, listForPublic } from "../products/shown/list-shown.ts";
import { compareProducts, readForMember, readForPublic } from "../products/shown/read-shown.ts";
import { saveProduct } from "../products/shown/save-product.ts";
import { marketplaceContract, publicContract } from "./contract.ts";

/** The marketplace: one reading of what is shown, more of it for members. */
export function marketplaceRoutes(deps: Deps) {
  return createApi(deps).route("/", publicRoutes(deps)).route("/", memberRoutes(deps));
}

function publicRoutes(deps: Deps) {
  const { publicList, publicOne } = publicContract;
  return createApi(deps)
    .openapi(publicList, async (context) => {
      const found = PublicProducts.parse(await listForPublic(deps, context.req.valid("query")));
      tagContent(context, "products");
      return context.json(found, 200);
    })
    .openapi(publicOne, async (context) => {
      const { slug } = context.req.valid("param");
      const product = PublicProduct.parse(await readForPublic(deps, slug));
      tagContent(context, `product:${product.id}`);
      return context.json(product, 200);
    });
}

function memberRoutes(deps: Deps) {
  const { list, compare, read, save, unsave } = marketplaceContract;
  return createApi(deps)
    .openapi(list, async (context) => {
      const asked = { memberId: context.var.actor.id, query: context.req.valid("query") };
      return context.json(MemberProducts.parse(await listForMember(deps, asked)), 200);
    })
    .openapi(compare, async (context) => {
      const ids = context.req.valid("query").ids.split(",");
      const products = await compareProducts(deps, { memberId: context.var.actor.id, ids });
      return context.json(ComparedProducts.parse({ products }), 200);
    })
    .openapi(read, async (context) => {
      const which = { memberId: context.var.actor.id, ...context.req.valid("param") };
      return context.json(MemberProduct.parse(await readForMember(deps, which)), 200);
    })
    .openapi(save, async (context) => {
      const which = { userId: context.var.actor.id, ...context.req.valid("param") };
      await saveProduct(deps, { ...which, isSaved: true });
      return context.body(null, 204);
    })
    .openapi(unsave, async (context) => {
      const which = { userId: context.var.actor.id, ...context.req.valid("param") };
      await saveProduct(deps, { ...which, isSaved: false });
      return context.body(null, 204);
    });
}
