export type RadarDimension = {
  key: string;
  name: string;
  score: number | null;
  /** The result before, and how a group did, where they are known. */
  before?: number | null | undefined;
  group?: number | null | undefined;
};

/** What is drawn, and which of the other results are known. */
export type RadarContent = { dimensions: readonly RadarDimension[]; hasBefore: boolean; hasGroup: boolean };
