/** How a person can be told. */
export const channels = ["app", "email"] as const;
export type Channel = (typeof channels)[number];
