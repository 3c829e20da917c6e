import type { GlobeDrawing } from "#domain/maps/globe.ts";

/** A chart of the northern Maldives, 800 by 1000; one atoll is the one meant. */
export type AtollsDrawing = {
  kind: "atolls";
  islands: string;
  shelves: string[];
  atoll: string;
};

/** What shows where a hotel is. */
export type LocationDrawing = GlobeDrawing | AtollsDrawing;
