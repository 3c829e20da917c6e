import type { PublicPages } from "#web/site/public-pages.ts";

/** Where everybody reads of events, and what guests and the door open. */
export const publicPages: PublicPages = {
  site: {
    events: "routes/site/events.tsx",
    "events/:slug": "routes/site/event.tsx",
  },
  alone: {
    "events/check-in/:code": "routes/events/check-in.tsx",
    "events/ticket/:token": "routes/events/ticket.tsx",
  },
};
