import type { PublicPages } from "#web/site/public-pages.ts";

/** What a hotel and a visitor open by their link. */
export const publicPages: PublicPages = {
  alone: {
    "booking/:token": "routes/booking/booking.tsx",
    "request/:token": "routes/request/request.tsx",
  },
};
