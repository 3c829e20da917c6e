/** The earth as seen from above the middle of a journey; paths in a square of 640. */
export type GlobeDrawing = {
  kind: "globe";
  land: string;
  lines: string;
  ways: string;
  stops: { name: string; x: number; y: number }[];
};
