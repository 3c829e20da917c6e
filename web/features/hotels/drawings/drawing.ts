/** The earth as seen from above the middle of a journey; paths in a square of 640. */
export type GlobeDrawing = {
  kind: "globe";
  land: string;
  lines: string;
  ways: string;
  stops: { name: string; x: number; y: number }[];
};

/** A chart of the northern Maldives, 800 by 1000; one atoll is the one meant. */
export type AtollsDrawing = {
  kind: "atolls";
  islands: string;
  shelves: string[];
  atoll: string;
};

/** What shows where a hotel is. */
export type LocationDrawing = GlobeDrawing | AtollsDrawing;
