/** spec §9 */
export const PASSWORD_MIN_LENGTH = 6;

/** What the auth server takes at most, in bytes. */
export const PASSWORD_MAX_LENGTH = 72;
