/** The month so many months after another, as YYYY-MM. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The days of a month with their number and, counted from Monday, the column each stands in. */
export function daysOf(month: string): { day: string; number: number; column: number }[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, at) => {
    const date = new Date(Date.UTC(year, number - 1, at + 1));
    return { day: date.toISOString().slice(0, 10), number: at + 1, column: ((date.getUTCDay() + 6) % 7) + 1 };
  });
}
