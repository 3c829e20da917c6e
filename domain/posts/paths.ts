/** The Portuguese address of a post's page. */
export const postPath = (slug: string) => `/post/${slug}`;
