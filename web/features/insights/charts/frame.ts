import type { Point } from "#domain/insights/chart.ts";
import { said } from "../insights.ts";

/** The paper of a drawing, in units that are about pixels. */
export const [WIDTH, HEIGHT, FLOOR] = [320, 150, 124] as const;

/** The first letters of a month, as an axis has room for them; its language says whether the first is a capital. */
export const short = ({ label }: Pick<Point, "label">, letters: number) => said(label).slice(0, letters);

/** Where a label ends so that it stays on the paper. */
export const anchorAt = (x: number) => (x < 60 ? "start" : x > WIDTH - 60 ? "end" : "middle");
