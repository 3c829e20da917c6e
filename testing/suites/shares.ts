/** A browser is found in seconds; where one has to be installed, the network decides. */
const INSTALLING = 100;

/**
 * How many seconds each part of a run may take on two cores that have nothing else to do. Machines differ, so a part
 * fails, and is ended, only when it is far over its share.
 */
export const SHARES = {
  /** `npm test`: what it takes today; the aim is 15 minutes, see docs/decisions/0007. */
  whole: { "a browser": INSTALLING, checks: 190, tests: 750, browser: 780 },
  /** `npm test -- <capability>`: 4 minutes. */
  selected: { "a browser": INSTALLING, "web build": 80, tests: 90, browser: 70 },
  /** `npm run prove`: 45 minutes. */
  proofs: {
    "a browser": INSTALLING,
    proofs: 560,
    embedded: 450,
    races: 600,
    "web build": 80,
    "every page": 1_000,
  },
} as const;

/** How many times its share is far over it. */
export const FAR_OVER = 3;
