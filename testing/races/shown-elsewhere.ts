/** Locks and keys whose removal another kind of test has shown: the place, and the test that turned red. */
export const shownElsewhere: Record<string, string> = {};
