import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { isUuid } from "#auth/http/fields.ts";
import { findProviderFlow, markFlowUsed, type ProviderFlow } from "../queries.ts";
import { isSameBrowser } from "./same-browser.ts";

/** The flow a state belongs to: once, within its time, and in the browser it began in (P22). */
export async function takeFlow({ deps, headers }: Call, state: string | null): Promise<ProviderFlow> {
  const { config, clock, database } = deps;
  if (!state) throw new AuthError("bad_oauth_callback", { message: "OAuth state parameter missing" });
  const now = clock.now();
  const flow = isUuid(state) ? await findProviderFlow(database.db, state.toLowerCase()) : undefined;
  if (!flow) throw new AuthError("bad_oauth_state", { message: "OAuth state not found or expired" });
  if (flow.used_at) throw new AuthError("flow_state_already_used");
  if (flow.expires_at <= now) throw new AuthError("bad_oauth_state", { message: "OAuth state has expired" });
  if (!isSameBrowser(config, flow, headers)) {
    throw new AuthError("bad_oauth_state", { message: "OAuth state belongs to another browser" });
  }
  if (await markFlowUsed(database.db, { id: flow.id, now })) return flow;
  throw new AuthError("flow_state_already_used");
}
