/**
 * The pages of one feature outside the portals, the route file of each by its path. It is plain data in
 * `public-pages.ts` of the feature: the build finds it by its name.
 */
export type PublicPages = {
  /** On the public site: in Portuguese at its path and in English under /en. */
  site?: Record<string, string>;
  /** In a frame of their own, most of them opened by a link that somebody was sent. */
  alone?: Record<string, string>;
};
