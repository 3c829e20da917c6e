import { vi } from "vitest";

/** Waits until this no longer fails; generous, for busy machines: what holds is never waited for. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 120_000, interval: 20 });
}
