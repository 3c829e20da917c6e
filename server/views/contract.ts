import { ViewRequest } from "#domain/site/views.ts";
import { declareRoute, jsonBody } from "../http/contract.ts";

/** How often pages are read: counts of our own, without cookies and without a trace of who read. */
export const viewsContract = {
  count: declareRoute({
    method: "post",
    path: "/api/views",
    tags: ["views"],
    summary: "Count a page that was read",
    write: {
      audit: { none: "a count without a person" },
      repeat: { harmless: "one more view is one more view" },
    },
    access: "public",
    limit: { name: "views", points: 240, durationSeconds: 600 },
    request: { body: jsonBody(ViewRequest) },
    responses: { 204: { description: "Counted, if it is a public page and the reader does not mind" } },
  }),
};

/** The routes of this capability, for its typed client. */
export type ViewsApi = typeof viewsContract;
