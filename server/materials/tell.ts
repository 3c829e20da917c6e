import { MaterialType } from "#domain/materials/materials.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { listAdministratorIds } from "../people/list-administrators.ts";
import { findRequest } from "./kit/queries.ts";
import {
  materialAsked,
  materialPublished,
  materialReturned,
  materialSuperseded,
  materialWaiting,
} from "./notices.ts";
import { findKeepers, findVersion, portalOf } from "./queries.ts";
import { typeName } from "./search-words.ts";
import { findTakers } from "./takes/queries.ts";

const DESK = "/hotel-portal/materials";

/** Tells everybody who took a version that it was replaced. */
const tellTakers = on("material_superseded", async (tx, deps, { data: { versionId, materialId } }) => {
  const version = await findVersion(tx, versionId);
  if (!version) return;
  const params = { title: version.title, hotel: version.hotelName };
  for (const { userId } of await findTakers(tx, versionId)) {
    const portal = await portalOf(tx, userId);
    if (!portal) continue;
    notify(tx, deps, materialSuperseded, {
      userId,
      params,
      link: `/${portal}/materials?material=${materialId}`,
    });
  }
});

/** Tells the people of a hotel that a material of theirs came back. */
const tellReturned = on("material_returned", async (tx, deps, { data: { versionId, hotelId } }) => {
  const version = await findVersion(tx, versionId);
  if (!version) return;
  const params = { title: version.title, comment: version.comment ?? "" };
  for (const userId of await findKeepers(tx, hotelId)) {
    notify(tx, deps, materialReturned, { userId, params, link: `${DESK}?hotel=${hotelId}` });
  }
});

/** Tells the people of a hotel that a material of theirs is published, unless they are the ones who did it. */
const tellPublished = on("material_published", async (tx, deps, { data: { versionId, hotelId } }) => {
  const version = await findVersion(tx, versionId);
  if (!version) return;
  for (const userId of await findKeepers(tx, hotelId)) {
    const params = { title: version.title };
    notify(tx, deps, materialPublished, { userId, params, link: `${DESK}?hotel=${hotelId}` });
  }
});

/** Tells administrators that a material waits. */
const tellWaiting = on("material_sent", async (tx, deps, { data: { versionId } }) => {
  const version = await findVersion(tx, versionId);
  if (!version) return;
  const params = { title: version.title, hotel: version.hotelName };
  for (const userId of await listAdministratorIds(tx)) {
    notify(tx, deps, materialWaiting, { userId, params, link: "/admin/materials" });
  }
});

/** Tells the people of a hotel that somebody misses a piece of its kit. */
const tellAsked = on("material_asked", async (tx, deps, { data: { requestId, hotelId } }) => {
  const request = await findRequest(tx, requestId);
  if (!request) return;
  const piece = typeName(MaterialType.parse(request.type), "pt");
  const params = { hotel: request.hotelName, piece };
  for (const userId of await findKeepers(tx, hotelId)) {
    notify(tx, deps, materialAsked, { userId, params, link: `${DESK}?hotel=${hotelId}` });
  }
});

/** Whom materials concern, each told once. */
export const tellOfMaterials = [tellTakers, tellReturned, tellPublished, tellWaiting, tellAsked];
