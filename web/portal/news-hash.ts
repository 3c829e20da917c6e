/** How an address names one piece of news: the bell, which is on every page, opens and stands on it. */
export const NEWS_HASH = "#novidade-";
