/** Where the session is kept in local storage (spec §9). */
export const SESSION_KEY = "lilamonde-session";
