import type { deskContract } from "./desk-contract.ts";
import type { brandContract, takingContract } from "./member-contract.ts";

/** The routes of this capability, for its typed client. */
export type MarketingApi = typeof deskContract | typeof takingContract | typeof brandContract;
