/** How long the side bar's state is remembered (spec §9): 7 days. */
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;
const NAME = "sidebar_state";

/** Whether the side bar was left collapsed; null where nobody has chosen yet. */
export function readSidebarCookie(cookie: string): boolean | null {
  const state = cookie.match(/(?:^|;\s*)sidebar_state=(collapsed|expanded)(?:;|$)/)?.[1];
  return state ? state === "collapsed" : null;
}

/** What to write so that the state is found again on the next visit. */
export function sidebarCookie(isCollapsed: boolean): string {
  const state = isCollapsed ? "collapsed" : "expanded";
  return `${NAME}=${state}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
}
