/** The day from which the terms on /about hold, as `about_legal_since` says; another text gets another day. */
export const TERMS_VERSION = "2026-11-15";
