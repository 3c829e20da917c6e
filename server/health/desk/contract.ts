import { DataMend, HouseHealth, JobRetry, Mended, Retried } from "#domain/health/health.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const admins = { tags: ["health"], access: ["admin"] as const };

/** How the house is doing, for administrators. */
export const healthDeskContract = {
  read: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/health" },
    summary: "Parts, work, storage and what does not agree in the data",
    responses: { 200: jsonAnswer(HouseHealth, "How the house is doing") },
  }),
  retry: declareRoute({
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/health/jobs",
      summary: "Try work that was given up again",
    },
    write: {
      audit: "job.retried",
      repeat: { harmless: "what is in its queue again is not among what was given up" },
    },
    request: { body: jsonBody(JobRetry) },
    responses: { 200: jsonAnswer(Retried, "How much was put back") },
  }),
  mend: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/health/data" },
    summary: "Mend what does not agree, where the house can by itself",
    write: { audit: "data.mended", repeat: { harmless: "what was mended is not found again" } },
    request: { body: jsonBody(DataMend) },
    responses: { 200: jsonAnswer(Mended, "How many cases were mended") },
  }),
};
