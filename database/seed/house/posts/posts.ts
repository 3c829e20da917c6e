import { authorHotels } from "./author-hotels.ts";
import { byInvitation } from "./by-invitation.ts";
import { directBookings } from "./direct-bookings.ts";
import { fortyFiveMinutes } from "./forty-five-minutes.ts";
import type { HousePost } from "./house-post.ts";
import { sixProgrammes } from "./six-programmes.ts";
import { theRightAge } from "./the-right-age.ts";

/** What the house has written so far; every figure in it is one of spec §1 or of a source that it names. */
export const housePosts: HousePost[] = [
  directBookings,
  fortyFiveMinutes,
  theRightAge,
  authorHotels,
  sixProgrammes,
  byInvitation,
];
