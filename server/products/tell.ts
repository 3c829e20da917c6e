import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { listAdministratorIds } from "../people/list-administrators.ts";
import { consentAnswered, consentAsked, productReviewed, productWaiting } from "./notices.ts";
import { findKeepers, findProduct, findSellersOf } from "./queries.ts";
import { contentOf } from "./to-product.ts";

type Told = { role: string; house: string | null };

const deskOf = ({ role, house }: Told, id: string) =>
  house === null ? `${homeOf[role as Role]}/products/${id}` : `/hotel-portal/houses/${house}/offers/${id}`;

const titlesOf = (row: Parameters<typeof contentOf>[0]) => {
  const { pt, en } = contentOf(row).title;
  return { title: pt, titleEn: en };
};

/** Tells administrators that a product waits. */
const tellWaiting = on("product_sent", async (tx, deps, { data: { productId } }) => {
  const row = await findProduct(tx, { id: productId });
  if (!row) return;
  const params = { ...titlesOf(row), seller: row.seller };
  for (const userId of await listAdministratorIds(tx))
    notify(tx, deps, productWaiting, { userId, params, link: `/admin/products/${productId}` });
});

/** Tells whoever sells a product what the house said of it. */
const tellReviewed = on("product_reviewed", async (tx, deps, { data: { productId, to } }) => {
  const row = await findProduct(tx, { id: productId });
  if (!row) return;
  const params = { ...titlesOf(row), to };
  for (const { userId, ...told } of await findSellersOf(tx, productId))
    notify(tx, deps, productReviewed, { userId, params, link: deskOf(told, productId) });
});

/** Tells whoever sells a product that it rests below the rate of the hotel it names. */
const tellRested = on("product_rested", async (tx, deps, { data: { productId } }) => {
  const row = await findProduct(tx, { id: productId });
  if (!row) return;
  const params = { ...titlesOf(row), to: "paused" };
  for (const { userId, ...told } of await findSellersOf(tx, productId))
    notify(tx, deps, productReviewed, { userId, params, link: deskOf(told, productId) });
});

/** Asks who keeps a hotel's page whether it agrees. */
const tellAsked = on("consent_asked", async (tx, deps, { data: { productId, hotelId } }) => {
  const row = await findProduct(tx, { id: productId });
  if (!row) return;
  const said = { ...titlesOf(row), seller: row.seller };
  for (const { userId, house, hotel } of await findKeepers(tx, hotelId)) {
    const link = `/hotel-portal/houses/${house}/offers`;
    notify(tx, deps, consentAsked, { userId, params: { ...said, hotel }, link });
  }
});

/** Tells whoever sells a product what the hotel said. */
const tellAnswered = on("consent_answered", async (tx, deps, { data: { productId, isGiven } }) => {
  const row = await findProduct(tx, { id: productId });
  if (!row) return;
  const params = { ...titlesOf(row), isGiven: isGiven ? "yes" : "no" };
  for (const { userId, ...told } of await findSellersOf(tx, productId))
    notify(tx, deps, consentAnswered, { userId, params, link: deskOf(told, productId) });
});

/** Whom products concern, each told once. */
export const tellOfProducts = [tellWaiting, tellReviewed, tellRested, tellAsked, tellAnswered];
