import type { Role } from "#domain/accounts/roles.ts";
import type { AccountStatus } from "#domain/accounts/status.ts";

/** The person behind a request, as the server knows them. */
export type Actor = {
  id: string;
  status: AccountStatus;
  role: Role | null;
  /** Said where this session was lifted by a second factor (aal2). */
  hasUsedFactor?: true;
  /** The administrator who looks at the portal as this person sees it; they read, and leave no mark. */
  seenBy?: string;
};

/** Finds the person a request speaks for; null when there is none. */
export type Identify = (request: Request) => Promise<Actor | null>;
