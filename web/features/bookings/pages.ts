import type { PortalPages } from "#web/portal/portal-page.ts";

const sellers = ["advisor", "tour_operator"] as const;

/** The addresses of bookings: of whoever sells, in a hotel's house, and of administrators. */
export const pages = {
  bookings: { portals: [...sellers, "admin"], file: "routes/portal/bookings.tsx" },
  "bookings/register": { portals: sellers, file: "routes/portal/booking-register.tsx" },
  "bookings/ask/:blockId": { portals: sellers, file: "routes/portal/booking-ask.tsx" },
  "bookings/received": { portals: sellers, file: "routes/portal/bookings-received.tsx" },
  "bookings/received/:id": { portals: sellers, file: "routes/portal/booking-received.tsx" },
  "bookings/:id": { portals: sellers, file: "routes/portal/booking.tsx" },
  "bookings/record/:id": { portals: ["admin"], file: "routes/admin/booking.tsx" },
  "houses/:slug/requests": { portals: ["hotel"], file: "routes/hotel/house-requests.tsx" },
  "houses/:slug/requests/:id": { portals: ["hotel"], file: "routes/hotel/house-request.tsx" },
} as const satisfies PortalPages;
