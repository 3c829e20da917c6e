import { KitContents, LinkList } from "#domain/materials/links.ts";
import { Completeness, MaterialDetail, Materials, Recalls, Taken } from "#domain/materials/materials.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { linksContract } from "../links/contract.ts";
import { endKitLink } from "../links/end-link.ts";
import { listLinks } from "../links/list/list-links.ts";
import { makeLink } from "../links/make-link.ts";
import { openLatest } from "../links/open-latest.ts";
import { openKitLink, readKitLink } from "../links/open-link.ts";
import { openPhoto } from "../photos/open-photo.ts";
import { askHotel } from "./ask-hotel.ts";
import { kitContract, marksContract } from "./contract.ts";
import { listKit } from "./list-kit.ts";
import { listRecalls } from "./list-recalls.ts";
import { markFavourite } from "./mark-favourite.ts";
import { markVisit } from "./mark-visit.ts";
import { readKitOf } from "./read-kit-of.ts";
import { readMaterial } from "./read-material.ts";

/** The kit for whoever sells, and the links that open it. */
export function kitRoutes(deps: Deps) {
  const declared = { ...kitContract, ...marksContract, ...linksContract };
  return createApi(deps)
    .openapi(declared.list, async (context) => {
      const input = { userId: context.var.actor.id, query: context.req.valid("query") };
      return context.json(Materials.parse(await listKit(deps, input)), 200);
    })
    .openapi(declared.recalls, async (context) =>
      context.json(Recalls.parse(await listRecalls(deps, context.var.actor.id)), 200),
    )
    .openapi(declared.kit, async (context) => {
      const input = { userId: context.var.actor.id, ...context.req.valid("param") };
      return context.json(Completeness.parse(await readKitOf(deps, input)), 200);
    })
    .openapi(declared.links, async (context) => {
      const input = { userId: context.var.actor.id, query: context.req.valid("query") };
      return context.json(LinkList.parse(await listLinks(deps, input)), 200);
    })
    .openapi(declared.read, async (context) => {
      const input = { userId: context.var.actor.id, ...context.req.valid("param") };
      return context.json(MaterialDetail.parse(await readMaterial(deps, input)), 200);
    })
    .openapi(declared.latest, async (context) => {
      const input = { userId: context.var.actor.id, ...context.req.valid("param") };
      return openLatest(deps, { ...input, request: context.req.raw });
    })
    .openapi(declared.photo, async (context) => {
      const { id } = context.req.valid("param");
      return openPhoto(deps, { id, accepts: context.req.header("accept") ?? "" });
    })
    .openapi(declared.mark, async (context) => {
      const input = { userId: context.var.actor.id, ...context.req.valid("param"), isFavourite: true };
      await markFavourite(deps, input);
      return context.body(null, 204);
    })
    .openapi(declared.unmark, async (context) => {
      const input = { userId: context.var.actor.id, ...context.req.valid("param"), isFavourite: false };
      await markFavourite(deps, input);
      return context.body(null, 204);
    })
    .openapi(declared.visit, async (context) => {
      const until = new Date(context.req.valid("json").until);
      await markVisit(deps, { userId: context.var.actor.id, until });
      return context.body(null, 204);
    })
    .openapi(declared.take, async (context) => {
      const input = { userId: context.var.actor.id, ...context.req.valid("json") };
      return context.json(Taken.parse(await makeLink(deps, input)), 201);
    })
    .openapi(declared.send, async (context) => {
      const input = { userId: context.var.actor.id, ...context.req.valid("json") };
      return context.json(Taken.parse(await makeLink(deps, input)), 201);
    })
    .openapi(declared.end, async (context) => {
      await endKitLink(deps, { userId: context.var.actor.id, ...context.req.valid("param") });
      return context.body(null, 204);
    })
    .openapi(declared.ask, async (context) => {
      await askHotel(deps, { userId: context.var.actor.id, request: context.req.valid("json") });
      return context.body(null, 204);
    })
    .openapi(declared.open, async (context) => {
      const { token } = context.req.valid("param");
      const { material: materialId, whole } = context.req.valid("query");
      return openKitLink(deps, {
        token,
        materialId,
        isOfPage: whole !== undefined,
        request: context.req.raw,
      });
    })
    .openapi(declared.contents, async (context) => {
      const { token } = context.req.valid("param");
      return context.json(
        KitContents.parse(await readKitLink(deps, { token, request: context.req.raw })),
        200,
      );
    });
}
