type Day = { day: string; clicks: number; leads: number; bookings: number };
type Frame = { width: number; height: number; left: number; right: number };

const TOP = 40;
const FOOT = 30;
const STEPS = 3;

/** Where everything of the chart stands: the line, its points, and three round steps of the scale. */
export function chartShape(days: readonly Day[], { width, height, left, right: edge }: Frame) {
  const base = height - FOOT;
  const right = width - edge;
  const step = niceStep(Math.max(1, ...days.map(({ clicks }) => clicks)) / STEPS);
  const yOf = (clicks: number) => base - (clicks / (step * STEPS)) * (base - TOP);
  const xOf = (at: number) =>
    days.length === 1 ? (left + right) / 2 : left + (at * (right - left)) / (days.length - 1);
  const round = (value: number) => Math.round(value * 10) / 10;
  const points = days.map((day, at) => ({ ...day, x: round(xOf(at)), y: round(yOf(day.clicks)) }));
  const steps = Array.from({ length: STEPS + 1 }, (_, at) => ({
    value: at * step,
    y: round(yOf(at * step)),
  }));
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ");
  return { line, points, steps, base, left, right };
}

/** The next step of 1, 2 or 5 times a power of ten. */
function niceStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? power * 10;
}
