import type { Tx } from "#platform/database/database.ts";

/**
 * Whether something stands on a hotel's terms from a day on, so that no new version may begin there; declared by
 * whoever keeps what is booked.
 */
export type ContractHold = (tx: Tx, asked: { hotelId: string; startsOn: string }) => Promise<boolean>;
