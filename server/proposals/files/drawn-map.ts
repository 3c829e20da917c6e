import { Circle, ClipPath, Defs, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import type { GlobeDrawing } from "#domain/maps/globe.ts";
import { placeLabels } from "#domain/maps/place-labels.ts";
import { serif } from "#platform/pdf/pdf-fonts.ts";

const INK = "#1d1a16";
const BRASS = "#8a6a2f";
const LINE = "#ded5c4";
const COAST = "#c5b9a4";
const LAND = "#f1ebdf";

const SIDE = 250;
/** The drawing is 640 wide and high. */
const SCALE = SIDE / 640;
const LETTER = 8;

const styles = StyleSheet.create({
  map: { position: "relative", width: SIDE, height: SIDE, marginTop: 24 },
  name: { position: "absolute", fontFamily: serif as unknown as string, fontSize: LETTER, lineHeight: 1 },
});

/** Where the journey leads, as the page of the proposal draws it. */
export function drawnMap({ land, lines, ways, stops }: GlobeDrawing): ReactNode {
  const clipPath = "url(#earth)";
  const earth = { cx: 320, cy: 320, r: 300 };
  const labels = placeLabels(stops);
  return h(
    View,
    { key: "map", style: styles.map!, wrap: false },
    h(
      Svg,
      { viewBox: "0 0 640 640", width: SIDE, height: SIDE },
      h(Defs, null, h(ClipPath, { id: "earth" } as object, h(Circle, earth))),
      h(Path, { d: lines, stroke: LINE, strokeWidth: 1, fill: "none", clipPath } as never),
      h(Path, { d: land, stroke: COAST, strokeWidth: 1, fill: LAND, clipPath } as never),
      h(Circle, { ...earth, stroke: COAST, strokeWidth: 1, fill: "none" }),
      h(Path, { d: ways, stroke: BRASS, strokeWidth: 2, fill: "none" }),
      ...stops.map(({ name, x, y }) => h(Circle, { key: name, cx: x, cy: y, r: 5, fill: INK })),
    ),
    ...stops.map(({ name }, at) => {
      const { x, y, anchor } = labels[at]!;
      const side = anchor === "start" ? { left: x * SCALE } : { right: (640 - x) * SCALE };
      return h(Text, { key: name, style: [styles.name!, { top: y * SCALE - LETTER, ...side }] }, name);
    }),
  );
}
