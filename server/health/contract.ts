import type { healthDeskContract } from "./desk/contract.ts";

/** The routes of this capability, for its typed client. */
export type HealthApi = typeof healthDeskContract;
