/** The Portuguese address of an event's page. */
export const eventPath = (slug: string) => `/events/${slug}`;
