import { declareCapability } from "../capability.ts";
import { plantStores } from "./demo/plant-stores.ts";
import { listStorePages } from "./list-store-pages.ts";
import { storeContacted } from "./notices.ts";
import { ownStore } from "./own-store.ts";
import { storesRoutes } from "./routes.ts";
import { storeImage } from "./share-image.ts";
import { tellSeller } from "./tell-seller.ts";
import { keepBookings } from "./visits/keep-booking.ts";

/** The public pages of whoever sells, and what they bring. */
export const stores = declareCapability({
  routes: storesRoutes,
  plantDemo: plantStores,
  personal: [ownStore],
  counts: keepBookings,
  tells: tellSeller,
  notices: [storeContacted],
  publishedPages: listStorePages,
  shareKinds: [storeImage],
  named: [{ table: "stores", name: "slug" }],
});
