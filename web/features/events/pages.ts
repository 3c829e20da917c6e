import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of events. */
export const pages = {
  events: { portals: ["advisor", "tour_operator", "hotel"], file: "routes/portal/events.tsx" },
  "events-desk": { portals: ["admin"], file: "routes/admin/events.tsx" },
  "events-desk/new": { portals: ["admin"], file: "routes/admin/event-new.tsx" },
  "events-desk/:id": { portals: ["admin"], file: "routes/admin/event.tsx" },
  "events-desk/:id/edit": { portals: ["admin"], file: "routes/admin/event-edit.tsx" },
} as const satisfies PortalPages;
