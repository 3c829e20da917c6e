type Day = { day: string; views: number };
type Frame = { width: number; height: number; left: number; foot: number };

const TOP = 16;
const STEPS = 3;

/** Where everything of the chart stands: a bar for each day, and three round steps of the scale. */
export function chartShape(days: readonly Day[], { width, height, left, foot }: Frame) {
  const base = height - foot;
  const step = niceStep(Math.max(1, ...days.map(({ views }) => views)) / STEPS);
  const tall = (views: number) => (views / (step * STEPS)) * (base - TOP);
  const slot = (width - left) / Math.max(1, days.length);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    base,
    bars: days.map(({ day, views }, at) => ({
      ...{ day, x: round(left + at * slot), width: round(Math.max(0.5, slot - 1)) },
      ...{ y: round(base - tall(views)), height: round(tall(views)) },
    })),
    steps: Array.from({ length: STEPS + 1 }, (_, at) => ({
      value: at * step,
      y: round(base - tall(at * step)),
    })),
  };
}

/** The next step of 1, 2 or 5 times a power of ten. */
function niceStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? power * 10;
}
