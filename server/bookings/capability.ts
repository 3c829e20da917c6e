import { declareCapability } from "../capability.ts";
import { scheduleTime } from "./clock/pass-time.ts";
import { followJourneys } from "./follow-journeys.ts";
import { bookingLate, bookingSent, bookingStepped, optionEnding } from "./notices.ts";
import { ownBookings } from "./own-bookings.ts";
import { plantBookings } from "./plant-bookings.ts";
import { isBookedFrom } from "./queries.ts";
import { bookingsRoutes } from "./routes.ts";
import { tellSides } from "./tell-sides.ts";

/** Stays that are asked of hotels, from the request to the day after check-out. */
export const bookings = declareCapability({
  routes: bookingsRoutes,
  jobs: [scheduleTime],
  plantDemo: plantBookings,
  personal: [ownBookings],
  counts: followJourneys,
  tells: tellSides,
  notices: [bookingSent, bookingStepped, bookingLate, optionEnding],
  holdsContract: isBookedFrom,
});
