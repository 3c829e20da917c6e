import { declareCapability } from "../capability.ts";
import { followClients } from "./clients/follow-clients.ts";
import { scheduleTime } from "./clock/pass-time.ts";
import { scheduleDates } from "./dates/tell-dates.ts";
import { followJourneys } from "./follow-journeys.ts";
import { bookingMails } from "./mail-samples.ts";
import {
  bookingForHouse,
  bookingLate,
  bookingSent,
  bookingStepped,
  dateNear,
  optionEnding,
  productRequested,
} from "./notices.ts";
import { ownBookings } from "./own-bookings.ts";
import { plantBookings } from "./plant-bookings.ts";
import { scheduleForgetting } from "./products/forget-visitors.ts";
import { ownRequests } from "./products/own-requests.ts";
import { isBookedFrom } from "./queries.ts";
import { lateQueue } from "./queue/queue.ts";
import { lossesSection, productionSection, requestsSection } from "./report/report-section.ts";
import { bookingsRoutes } from "./routes.ts";
import { tellSides } from "./tell-sides.ts";
import { answersTrend } from "./trend/trend.ts";

/** Stays and products that are asked of hotels and members, from the request to the day after. */
export const bookings = declareCapability({
  routes: bookingsRoutes,
  jobs: [scheduleTime, scheduleDates, scheduleForgetting],
  plantDemo: plantBookings,
  personal: [ownBookings, ownRequests],
  counts: [...followJourneys, ...followClients],
  tells: tellSides,
  notices: [
    bookingSent,
    bookingForHouse,
    productRequested,
    bookingStepped,
    bookingLate,
    optionEnding,
    dateNear,
  ],
  holdsContract: isBookedFrom,
  accountability: [requestsSection, productionSection, lossesSection],
  queues: [lateQueue],
  trends: [answersTrend],
  mails: bookingMails,
  named: [{ table: "bookings", name: "reference" }],
});
