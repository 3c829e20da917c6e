import { declareCapability } from "../capability.ts";
import { consentAnswered, consentAsked, productReviewed, productWaiting } from "./notices.ts";
import { ownProducts } from "./own-products.ts";
import { plantProducts } from "./plant-products.ts";
import { productsQueue } from "./queue/queue.ts";
import { productsBulk } from "./review/bulk.ts";
import { productsRoutes } from "./routes.ts";
import { listOfferPages } from "./shown/list-of-seller.ts";
import { productImage } from "./shown/share-image.ts";
import { tellOfProducts } from "./tell.ts";
import { scheduleTurns } from "./turn-products.ts";

/** What members and hotels offer each other and the public. */
export const products = declareCapability({
  routes: productsRoutes,
  jobs: [scheduleTurns],
  plantDemo: plantProducts,
  personal: [ownProducts],
  tells: tellOfProducts,
  notices: [productWaiting, productReviewed, consentAsked, consentAnswered],
  queues: [productsQueue],
  bulk: productsBulk,
  publishedPages: listOfferPages,
  shareKinds: [productImage],
  named: [{ table: "products", name: "coalesce(live, draft) -> 'title' ->> 'pt'" }],
});
