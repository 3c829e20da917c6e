import { createHmac } from "node:crypto";
import type { Config } from "#platform/config.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { deriveSecret, loadServiceKey } from "#platform/service-key.ts";

/** The secret of the demo's one proposal, so that its address can be named (README). */
export const DEMO_TOKEN = "lilamonde-demo-proposta-entre-dois-oceanos-";

/** The secret of a link, made from its id and the house's own key: only its hash is kept, yet its owner can read it again. */
export function linkToken(config: Config, linkId: string): string {
  const secret = deriveSecret(loadServiceKey(config), "proposal-links");
  return createHmac("sha256", secret).update(linkId).digest("base64url");
}

/** The address of a link; null where the house's key has changed since it was made. */
export function linkUrl(config: Config, link: { id: string; token_hash: string }): string | null {
  const candidates = [linkToken(config, link.id), ...(config.isDemo ? [DEMO_TOKEN] : [])];
  const token = candidates.find((each) => hashLinkToken(each) === link.token_hash);
  return token ? new URL(`/proposal/${token}`, config.publicUrl).href : null;
}
