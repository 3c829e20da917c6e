export const TIMELINE = ["timeline"] as const;
/** What a new post makes stale: how many there are, and the dashboard's card. */
export const NEWS = [...TIMELINE, "news"] as const;
/** Open conversations. */
export const POSTS = [...TIMELINE, "post"] as const;
export const REPORTS = [...TIMELINE, "reports"] as const;
export const LIST = [...TIMELINE, "list"] as const;
