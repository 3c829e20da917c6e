import type { Me } from "#domain/accounts/me.ts";
import type { AccountsApi } from "#server/accounts/contract.ts";
import { createApi } from "#web/api.ts";
import { forgetSeeing, lookAs, readSeeing } from "./see-as.ts";
import { SESSION_KEY } from "./session-key.ts";

/** Longer than the server ever takes; whatever has not come by then is lost on its way. */
const PATIENCE_MS = 12_000;

let early: { accessToken: string; me: Promise<Me | null> } | undefined;

/** The person a token speaks for; null when the server knows none. */
export function readMe(accessToken: string): Promise<Me | null> {
  const asked = early?.accessToken === accessToken ? early.me : askMe(accessToken);
  early = undefined;
  return asked;
}

/** Asks while the page is still coming alive, so that one way to the server and back is not waited for. */
export function readMeEarly(): void {
  const accessToken = keptToken();
  if (!accessToken) return;
  const me = askMe(accessToken);
  // Whoever takes it up hears of a failure; if nobody does, nobody has to.
  me.catch(() => undefined);
  early = { accessToken, me };
}

async function askMe(accessToken: string): Promise<Me | null> {
  const headers = new Headers({ authorization: `Bearer ${accessToken}` });
  lookAs(headers);
  // Nothing is shown before the answer, so a question that is lost is put once more before it counts as failed.
  const answer = await ask(headers).catch((error: Error) => {
    if (error.name !== "TimeoutError") throw error;
    return ask(headers);
  });
  if ((answer.status as number) === 401) return null;
  // The half hour is over: the page is the administrator's own again.
  if ((answer.status as number) === 403 && readSeeing()) {
    forgetSeeing();
    window.location.assign("/admin");
  }
  if (!answer.ok) throw new Error(`the account could not be read (${answer.status})`);
  return (await answer.json()) as Me;
}

function ask(headers: Headers) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return createApi<AccountsApi>(fetch, window.location.origin).me.$get({}, { init: { headers, signal } });
}

function keptToken(): string | undefined {
  try {
    const { access_token: token, expires_at: end } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? "{}");
    return end * 1_000 > Date.now() ? token : undefined;
  } catch {
    return undefined;
  }
}
