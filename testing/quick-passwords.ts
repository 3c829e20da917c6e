import { createPasswordHasher } from "#auth/passwords/password-hasher.ts";

/** The hasher of the house at a fraction of its cost: what it costs in earnest is shown in `auth/passwords`. */
export function quickPasswords() {
  return createPasswordHasher({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });
}
