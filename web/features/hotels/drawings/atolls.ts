/** The atolls north of Malé, where they lie on the chart and on which side of them there is room for a name. */
export const atolls = [
  { name: "Haa Alif", x: 345, y: 85, side: "left" },
  { name: "Haa Dhaalu", x: 330, y: 195, side: "left" },
  { name: "Shaviyani", x: 375, y: 290, side: "right" },
  { name: "Noonu", x: 457, y: 424, side: "right" },
  { name: "Raa", x: 322, y: 455, side: "left" },
  { name: "Lhaviyani", x: 482, y: 570, side: "right" },
  { name: "Baa", x: 330, y: 650, side: "left" },
] as const;

/** The atoll that a place names, if it is on the chart. */
export function atollIn(place: string): string | undefined {
  return atolls.find(({ name }) => place.includes(name))?.name;
}
