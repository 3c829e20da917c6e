import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";

export type Person = { id: string; email: string };

/** What forgetting is given; it runs inside the auth server, which therefore is not among it. */
export type ForgettingDeps = Pick<Deps, "clock" | "files" | "live" | "personalParts">;

/** What one capability keeps of a person: how they get a copy of it, and how it is forgotten when they leave. */
export type PersonalPart = {
  /** Its name in the exported document. */
  name: string;
  read: (deps: Deps, person: Person) => Promise<unknown>;
  /** Left out where everything hangs on the profile and goes with it. */
  forget?: (tx: Tx, deps: ForgettingDeps, person: Person) => Promise<void>;
};
