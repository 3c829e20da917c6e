import { on } from "../../facts/listener.ts";
import { notify } from "../../notifications/notify.ts";
import { hotelContactsChanged } from "./notices.ts";
import { findOwnersToTell } from "./queries.ts";

/** Tells the owners of a hotel who changed the people on duty, unless they did it themselves. */
export const tellOwners = on("hotel_contacts_changed", async (tx, deps, { actorId, data: { hotelId } }) => {
  for (const owner of await findOwnersToTell(tx, { hotelId, byId: actorId })) {
    notify(tx, deps, hotelContactsChanged, {
      userId: owner.userId,
      params: { hotel: owner.hotel, name: owner.by ?? "Lilamonde" },
      link: `/hotel-portal/houses/${owner.slug}/sheet`,
    });
  }
});
