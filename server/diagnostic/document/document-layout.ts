import {
  Circle,
  Document,
  G,
  Line,
  Page,
  Polygon,
  StyleSheet,
  type Styles,
  Svg,
  Text,
  View,
} from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { corner, ring } from "#domain/diagnostic/radar.ts";
import { sansSerif, serif } from "#platform/pdf/pdf-fonts.ts";

export type ResultContent = {
  language: "pt" | "en";
  title: string;
  name: string;
  day: string;
  level: string;
  sentence: string;
  overall: string;
  dimensions: { name: string; score: number | null; value: string }[];
  notes: { kind: string; title: string; text: string }[];
  planTitle: string;
  plan: { day: string; title: string; note: string; dimension: string }[];
  retest: string;
  foot: string;
};

const [INK, QUIET, LINE, BRASS] = ["#1d1a16", "#6b6357", "#c5b9a4", "#a98346"];
const RADIUS = 74;
// The types know one family; the renderer takes the next where a letter is missing.
const family = (families: string[]) => families as unknown as string;

const styles: Styles = StyleSheet.create({
  page: {
    ...{ paddingVertical: 54, paddingHorizontal: 56, fontSize: 9.5, color: INK },
    fontFamily: family(sansSerif),
  },
  kicker: { color: QUIET, marginBottom: 8 },
  level: { fontFamily: family(serif), fontSize: 34, lineHeight: 1.1 },
  sentence: { fontFamily: family(serif), fontSize: 13, lineHeight: 1.35, color: QUIET, marginTop: 8 },
  top: { flexDirection: "row", marginBottom: 18 },
  words: { width: "52%", paddingRight: 18 },
  overall: { marginTop: 14, fontSize: 11 },
  figures: { flexDirection: "row", flexWrap: "wrap", marginTop: 12 },
  figure: {
    width: "50%",
    flexDirection: "row",
    justifyContent: "space-between",
    paddingRight: 18,
    paddingVertical: 2,
  },
  notes: { flexDirection: "row", flexWrap: "wrap", borderTopWidth: 0.75, borderColor: LINE },
  note: { width: "50%", paddingRight: 18, paddingTop: 10 },
  quiet: { color: QUIET },
  noteTitle: { fontFamily: family(serif), fontSize: 15, marginVertical: 3 },
  planTitle: { fontFamily: family(serif), fontSize: 20, marginTop: 22, marginBottom: 8 },
  step: { flexDirection: "row", borderTopWidth: 0.5, borderColor: LINE, paddingVertical: 7 },
  day: { width: "16%", color: QUIET },
  what: { width: "66%", paddingRight: 12 },
  whatTitle: { fontWeight: 600, marginBottom: 2 },
  where: { width: "18%", color: QUIET, textAlign: "right" },
  retest: { marginTop: 12 },
  foot: { position: "absolute", bottom: 26, left: 56, right: 56, color: QUIET, fontSize: 8 },
});

const text = (style: keyof typeof styles, words: string, key?: string) =>
  h(Text, { style: styles[style]!, key: key ?? words }, words);

/** A result on paper: the portrait, what it says, and the plan with its days. */
export function layout(content: ResultContent) {
  const { language, title, name, day, level, sentence, overall, dimensions, notes, plan } = content;
  return h(
    Document,
    { title: `${title}: ${name}`, author: "Lilamonde", language: language === "pt" ? "pt-BR" : "en" },
    h(
      Page,
      { size: "A4", style: styles.page! },
      text("kicker", `Lilamonde · ${title}`),
      h(
        View,
        { style: styles.top! },
        h(
          View,
          { style: styles.words! },
          text("quiet", `${name}, ${day}`),
          text("level", level, "level"),
          text("sentence", sentence, "sentence"),
          text("overall", overall, "overall"),
          h(View, { style: styles.figures! }, ...dimensions.map(figure)),
        ),
        radar(dimensions),
      ),
      h(View, { style: styles.notes! }, ...notes.map(noteBlock)),
      text("planTitle", content.planTitle),
      ...plan.map(stepBlock),
      text("retest", content.retest),
      h(Text, { style: styles.foot!, fixed: true }, content.foot),
    ),
  );
}

function figure({ name, value }: ResultContent["dimensions"][number]): ReactNode {
  return h(View, { style: styles.figure!, key: name }, h(Text, {}, name), h(Text, {}, value));
}

function noteBlock({ kind, title, text: words }: ResultContent["notes"][number]): ReactNode {
  return h(
    View,
    { style: styles.note!, key: title, wrap: false },
    text("quiet", kind, "kind"),
    text("noteTitle", title),
    h(Text, {}, words),
  );
}

function stepBlock({ day, title, note, dimension }: ResultContent["plan"][number], at: number): ReactNode {
  return h(
    View,
    { style: styles.step!, key: at, wrap: false },
    text("day", day, "day"),
    h(View, { style: styles.what!, key: "what" }, text("whatTitle", title), text("quiet", note)),
    text("where", dimension, "where"),
  );
}

function radar(dimensions: ResultContent["dimensions"]): ReactNode {
  const count = dimensions.length;
  const shares = dimensions.map(({ score }) => (score ?? 0) / 100);
  const edge = (share: number) => ring(Array(count).fill(share), RADIUS);
  const spokes = dimensions.map((_, at) => {
    const { x, y } = corner(at, count, { share: 1, radius: RADIUS });
    return h(Line, { key: `spoke ${at}`, x1: 0, y1: 0, x2: x, y2: y, stroke: LINE, strokeWidth: 0.5 });
  });
  const marks = shares.map((share, at) => {
    const { x, y } = corner(at, count, { share, radius: RADIUS });
    return h(Circle, { key: `mark ${at}`, cx: x, cy: y, r: 2, fill: BRASS });
  });
  return h(
    Svg,
    { width: 210, height: 200, viewBox: "-105 -100 210 200" },
    h(
      G,
      {},
      ...[0.25, 0.5, 0.75, 1].map((share) =>
        h(Polygon, { key: share, points: edge(share), fill: "none", stroke: LINE, strokeWidth: 0.5 }),
      ),
      ...spokes,
      h(Polygon, { points: ring(shares, RADIUS), fill: "none", stroke: BRASS, strokeWidth: 1.2 }),
      ...marks,
    ),
  );
}
