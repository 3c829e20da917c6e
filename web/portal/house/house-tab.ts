/** A tab of one hotel's house in its portal: the address under the house, and where it stands among the others. */
export type HouseTab = {
  /** What follows the house's address; empty for the first tab. */
  path: string;
  label: () => string;
  place: number;
};
