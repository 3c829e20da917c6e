import { on } from "../../facts/listener.ts";
import { addIntroduction } from "./queries.ts";

/** Whoever asks a hotel for a piece is known to it by name from then on (loop: who sees what). */
const introduceAsker = on("material_asked", async (tx, { clock }, { data: { hotelId }, actorId }) => {
  if (actorId) await addIntroduction(tx, { hotelId, userId: actorId, now: clock.now() });
});

/** So is whoever asks it for a stay. */
const introduceSeller = on("booking_sent", async (tx, { clock }, { data }) => {
  const { hotelId, ownerId, product } = data;
  // A visitor has no account to be known by, and a member's product is no hotel's.
  if (hotelId === null || product?.isVisitors) return;
  await addIntroduction(tx, { hotelId, userId: ownerId, now: clock.now() });
});

/** What makes somebody who sells known to a hotel. */
export const introductions = [introduceAsker, introduceSeller];
