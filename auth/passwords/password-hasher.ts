import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AuthError } from "#auth/errors.ts";

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /** Takes as long for an account that does not exist or has no password. */
  verify: (passwordHash: string | null | undefined, password: string) => Promise<boolean>;
};

/** OWASP's choice for argon2id; the library's default algorithm is argon2id. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_WAITING = 200;

/** Argon2id, at most one hash per core at a time: each takes 19 MiB, and a flood must not take them all. */
export function createPasswordHasher({
  atOnce = Math.min(4, availableParallelism()),
  cost = COST,
} = {}): PasswordHasher {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= MAX_WAITING)
      throw new AuthError("request_timeout", { headers: { "retry-after": "5" } });
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed on rather than given up, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const decoy = hash("a password nobody has", cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const isRight = await verify(passwordHash ?? (await decoy), password).catch(() => false);
        return isRight && !!passwordHash;
      }),
  };
}
