import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { beginFlow, requireProvider } from "./begin-flow.ts";
import { found, redirectRefusal } from "./redirect-answers.ts";

/** GET /authorize: off to the provider, or back with the reason when it cannot be reached (§3.12). */
export async function authorize(call: Call): Promise<Response> {
  const provider = requireProvider(call);
  try {
    const { url, cookie } = await beginFlow(call, { provider, linking: null, canKeepCookie: true });
    return found(url, cookie);
  } catch (error) {
    const isOutage = error instanceof AuthError && error.code === "request_timeout";
    if (!isOutage) throw error;
    return found(redirectRefusal(call.redirectTo, error));
  }
}
