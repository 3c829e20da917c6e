/** How large pictures stand on paper, in points: as wide as the words. */
export const frames = {
  cover: { width: 483, height: 290 },
  block: { width: 483, height: 170 },
  more: { width: 236, height: 140 },
};
