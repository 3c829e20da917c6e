/** A thread has too much to do, or did not get done with an order: it can be given again in a moment. */
export class BusyThread extends Error {}

/** Something to be made: the module that lays it out (`layout(content)`), what it shows, and whose it is. */
export type Order = {
  layout: URL;
  content: unknown;
  /** Whoever's work it is: the orders of one never stand before the first of another. */
  key: string;
};
