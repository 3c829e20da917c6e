/** An act as the record names it: what it is done to, and what. */
export type AuditAction = `${string}.${string}`;
