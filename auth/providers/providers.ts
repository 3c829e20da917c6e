import { AuthError } from "#auth/errors.ts";
import { describeFault } from "#auth/http/unexpected.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import { type Discovered, discover } from "./discover.ts";
import type { ProviderConfig } from "./provider-config.ts";

// Endpoints hardly ever move; an outage should be over as soon as it is over.
const KEPT_MS = 3_600_000;
const KEPT_FAILURE_MS = 5_000;

export type Provider = ProviderConfig & {
  /** What the issuer says about itself, asked for when first needed; throws when it cannot be reached. */
  discovered: () => Promise<Discovered>;
};

export type Providers = {
  list: () => { name: string; label: string }[];
  find: (name: string) => Provider | undefined;
};

type Surroundings = { clock: Clock; log: Log };

/** The configured providers. None is contacted before somebody wants to sign in with it. */
export function createProviders(configs: ProviderConfig[], surroundings: Surroundings): Providers {
  const providers = new Map(
    configs.map((config) => [config.name, { ...config, discovered: keep(config, surroundings) }]),
  );
  return {
    list: () => configs.map(({ name, label }) => ({ name, label })),
    find: (name) => providers.get(name.toLowerCase()),
  };
}

/** Requests at the same time share one question to the issuer, and so do those soon after. */
function keep(config: ProviderConfig, { clock, log }: Surroundings): () => Promise<Discovered> {
  let answer: Promise<Discovered> | undefined;
  let keptUntil = 0;
  return () => {
    const now = clock.now().getTime();
    if (answer && now < keptUntil) return answer;
    keptUntil = now + KEPT_MS;
    answer = discover(config).catch((error) => {
      keptUntil = clock.now().getTime() + KEPT_FAILURE_MS;
      log.warn({ provider: config.name, ...describeFault(error) }, "a sign-in provider cannot be used");
      throw unreachable(config);
    });
    return answer;
  };
}

/** Never a 5xx: it is not our fault, and a client would try again and again. */
export function unreachable({ label }: ProviderConfig): AuthError {
  return new AuthError("request_timeout", {
    status: 400,
    message: `${label} cannot be reached at the moment`,
  });
}
