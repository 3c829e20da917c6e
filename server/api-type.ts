import type { contactRoutes } from "./contact/routes.ts";

/** The types of the API, one per capability: all that the web part may know of the server. */
export type ContactApi = ReturnType<typeof contactRoutes>;
