import { declareCapability } from "../capability.ts";
import { registrationsBulk } from "./bulk/bulk.ts";
import { eventMails } from "./mail-samples.ts";
import { eventTomorrow, placeFree, registrationDecided } from "./notices.ts";
import { ownRegistrations } from "./own-registrations.ts";
import { plantEvents } from "./plant-events.ts";
import { listEventPages } from "./read-events.ts";
import { scheduleAttendance, scheduleHours } from "./rounds/pass-hours.ts";
import { eventsRoutes } from "./routes.ts";
import { eventImage } from "./share-image.ts";
import { tellMembers } from "./tell-members.ts";

/** Events of the house: who comes, and who came. */
export const events = declareCapability({
  routes: eventsRoutes,
  jobs: [scheduleAttendance, scheduleHours],
  plantDemo: plantEvents,
  personal: [ownRegistrations],
  tells: tellMembers,
  notices: [eventTomorrow, placeFree, registrationDecided],
  topics: (_, { role }) => (role === "admin" ? ["events"] : []),
  mails: eventMails,
  bulk: registrationsBulk,
  publishedPages: listEventPages,
  shareKinds: [eventImage],
  named: [
    { table: "events", name: "title ->> 'pt'" },
    { table: "registrations", name: "(select e.title ->> 'pt' from events e where e.id = event_id)" },
  ],
});
