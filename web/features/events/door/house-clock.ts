/** The house's clock, which is right: this device's own, and how far it is behind. */
export function createHouseClock(now: () => Date) {
  let behindMs = 0;
  return {
    own: now,
    time: () => new Date(now().getTime() + behindMs),
    /** Takes the time that the house has just said. */
    heard: (houseNow: string) => {
      behindMs = Date.parse(houseNow) - now().getTime();
    },
  };
}
export type HouseClock = ReturnType<typeof createHouseClock>;
