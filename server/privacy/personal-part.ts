import type { Auth } from "#auth/create-auth.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Tools } from "../tools.ts";

export type Person = { id: string; email: string };

/** What forgetting is given; it runs inside the auth server, which therefore is not among it. */
export type ForgettingDeps = Pick<Tools, "clock" | "files" | "live">;

/** What one capability keeps of a person: how they get a copy of it, and how it is forgotten when they leave. */
export type PersonalPart = {
  /** Its name in the exported document. */
  name: string;
  read: (deps: Tools & { auth: Auth }, person: Person) => Promise<unknown>;
  /** Left out where everything hangs on the profile and goes with it. */
  forget?: (tx: Tx, deps: ForgettingDeps, person: Person) => Promise<void>;
};
