/** What the best answer to a question is worth. */
export const MOST_POINTS = 4;
