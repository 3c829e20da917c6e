import type { Role } from "#domain/accounts/roles.ts";

/** The person behind a request, as the server knows them. */
export type Actor = { id: string; role: Role };

/** Finds the active person a request speaks for; null when there is none. */
export type Identify = (request: Request) => Promise<Actor | null>;
