import { declareCapability } from "../capability.ts";
import { scheduleTime } from "./clock/pass-time.ts";
import { scheduleDates } from "./dates/tell-dates.ts";
import { followJourneys } from "./follow-journeys.ts";
import { bookingLate, bookingSent, bookingStepped, dateNear, optionEnding } from "./notices.ts";
import { ownBookings } from "./own-bookings.ts";
import { plantBookings } from "./plant-bookings.ts";
import { isBookedFrom } from "./queries.ts";
import { lossesSection, requestsSection } from "./report/report-section.ts";
import { bookingsRoutes } from "./routes.ts";
import { tellSides } from "./tell-sides.ts";

/** Stays that are asked of hotels, from the request to the day after check-out. */
export const bookings = declareCapability({
  routes: bookingsRoutes,
  jobs: [scheduleTime, scheduleDates],
  plantDemo: plantBookings,
  personal: [ownBookings],
  counts: followJourneys,
  tells: tellSides,
  notices: [bookingSent, bookingStepped, bookingLate, optionEnding, dateNear],
  holdsContract: isBookedFrom,
  accountability: [requestsSection, lossesSection],
});
