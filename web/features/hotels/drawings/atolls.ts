type Atoll = {
  name: string;
  /** Its middle and how far it reaches, on the chart. */
  at: { x: number; y: number; reach: number };
  /** Where there is room for its name. */
  label: { x: number; y: number; anchor: "start" | "middle" | "end" };
};

/** The atolls north of Malé. */
export const atolls: Atoll[] = [
  { name: "Haa Alif", at: { x: 345, y: 85, reach: 86 }, label: { x: 450, y: 92, anchor: "start" } },
  { name: "Haa Dhaalu", at: { x: 325, y: 205, reach: 78 }, label: { x: 262, y: 168, anchor: "end" } },
  { name: "Shaviyani", at: { x: 375, y: 290, reach: 78 }, label: { x: 458, y: 292, anchor: "start" } },
  { name: "Noonu", at: { x: 456, y: 425, reach: 66 }, label: { x: 546, y: 418, anchor: "start" } },
  { name: "Raa", at: { x: 322, y: 460, reach: 106 }, label: { x: 254, y: 460, anchor: "end" } },
  { name: "Lhaviyani", at: { x: 481, y: 565, reach: 86 }, label: { x: 486, y: 668, anchor: "middle" } },
  { name: "Baa", at: { x: 333, y: 660, reach: 98 }, label: { x: 252, y: 664, anchor: "end" } },
];

/** The atoll that a place names, if it is on the chart. */
export function atollIn(place: string): string | undefined {
  return atolls.find(({ name }) => place.includes(name))?.name;
}
