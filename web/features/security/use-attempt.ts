import { useCallback, useState } from "react";
import { securityError } from "./security-error.ts";

type Failure = { code?: string | undefined; status?: number | undefined; name?: string };

/** Runs a call to the auth server and keeps what went wrong, in words, until the next one. */
export function useAttempt() {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = useCallback(async <T>(work: () => Promise<{ data: T; error: Failure | null }>) => {
    setIsBusy(true);
    setFailure(undefined);
    const { data, error } = await work().catch((thrown: Failure) => ({ data: null, error: thrown }));
    setIsBusy(false);
    if (error) setFailure(securityError(error));
    return error ? null : data;
  }, []);
  return { attempt, failure, isBusy };
}
