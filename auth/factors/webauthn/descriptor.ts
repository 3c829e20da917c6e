import type { FactorRow } from "../queries.ts";

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** The ways to reach an authenticator that a browser could know; it says whatever it likes. */
export function knownTransports(given: string[] | null | undefined) {
  return TRANSPORTS.filter((transport) => given?.includes(transport));
}

/** A factor's credential as options name it. */
export function descriptorOf({ credential_id, transports }: FactorRow) {
  const known = knownTransports(transports);
  return { id: credential_id!, ...(known.length > 0 ? { transports: known } : {}) };
}
