import { StoreFigures } from "#domain/stores/figures.ts";
import { OwnStore, PublicStore, SellerStore, StoreReceipt } from "#domain/stores/stores.ts";
import { onAccent } from "#domain/stores/themes.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { onceOf } from "../http/once.ts";
import { drawCode } from "./card/draw-code.ts";
import { makeCard } from "./card/make-card.ts";
import { writeContact } from "./card/write-contact.ts";
import { openContract, ownContract } from "./contract.ts";
import { editStore } from "./edit-store.ts";
import { findStoreOf } from "./find-store-of.ts";
import { publishStore } from "./publish-store.ts";
import { readOwnStore } from "./read-own-store.ts";
import { readStore } from "./read-store.ts";
import { renameStore } from "./rename-store.ts";
import { countVisit } from "./visits/count-visit.ts";
import { readFigures } from "./visits/read-figures.ts";
import { sendRequest } from "./visits/send-request.ts";

/** Stores: for whoever sells, and for everybody who comes by. */
export function storesRoutes(deps: Deps) {
  return createApi(deps).route("/", ownRoutes(deps)).route("/", openRoutes(deps));
}

function ownRoutes(deps: Deps) {
  const declared = ownContract;
  return createApi(deps)
    .openapi(declared.read, async (context) =>
      context.json(OwnStore.parse(await readOwnStore(deps, context.var.actor.id)), 200),
    )
    .openapi(declared.edit, async (context) => {
      const input = { ownerId: context.var.actor.id, edit: context.req.valid("json"), once: onceOf(context) };
      return context.json(OwnStore.parse(await editStore(deps, input)), 200);
    })
    .openapi(declared.rename, async (context) => {
      const rename = context.req.valid("json");
      const input = { ownerId: context.var.actor.id, rename, once: onceOf(context) };
      return context.json(OwnStore.parse(await renameStore(deps, input)), 200);
    })
    .openapi(declared.publish, async (context) => {
      const publication = context.req.valid("json");
      const input = { ownerId: context.var.actor.id, publication, once: onceOf(context) };
      return context.json(OwnStore.parse(await publishStore(deps, input)), 200);
    })
    .openapi(declared.figures, async (context) =>
      context.json(StoreFigures.parse(await readFigures(deps, context.var.actor.id)), 200),
    )
    .openapi(declared.card, async (context) => {
      const { language } = context.req.valid("query");
      const pdf = await makeCard(deps, { ownerId: context.var.actor.id, language });
      const headers = {
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="lilamonde-card.pdf"',
        "cache-control": "no-store",
      };
      return new Response(pdf as Uint8Array<ArrayBuffer>, { headers }) as never;
    });
}

function openRoutes(deps: Deps) {
  const declared = openContract;
  return createApi(deps)
    .openapi(declared.read, async (context) => {
      const { slug } = context.req.valid("param");
      tagContent(context, `store:${slug}`, "products", "posts");
      const found = await readStore(deps, slug);
      return context.json("store" in found ? { store: PublicStore.parse(found.store) } : found, 200);
    })
    .openapi(declared.ofSeller, async (context) => {
      tagContent(context, "stores");
      const slug = await findStoreOf(deps, context.req.valid("param").id);
      return context.json(SellerStore.parse({ slug }), 200);
    })
    .openapi(declared.code, async (context) =>
      context.body(await drawCode(deps, context.req.valid("param").slug), 200, {
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=3600",
      }),
    )
    .openapi(declared.contact, async (context) => {
      const { slug } = context.req.valid("param");
      return context.body(await writeContact(deps, slug), 200, {
        "content-type": "text/vcard; charset=utf-8",
        "content-disposition": `attachment; filename="${slug}.vcf"`,
      });
    })
    .openapi(declared.visit, async (context) => {
      const { headers } = context.req.raw;
      await countVisit(deps, { ...context.req.valid("param"), ...context.req.valid("json"), headers });
      return context.body(null, 204);
    })
    .openapi(declared.write, async (context) => {
      const message = context.req.valid("json");
      const input = { ...context.req.valid("param"), message, once: onceOf(context) };
      return context.json(StoreReceipt.parse(await sendRequest(deps, input)), 201);
    })
    .openapi(declared.colours, (context) => {
      const { colour } = context.req.valid("param");
      const tones = `--store-accent:#${colour};--store-on-accent:${onAccent(`#${colour}`)}`;
      return context.body(`[data-accent="${colour}"]{${tones}}`, 200, {
        "content-type": "text/css; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
      });
    });
}
