import { isIP } from "node:net";
import type { AuthConfig } from "#auth/auth-config.ts";

export type RelyingParty = { id: string; name: string; origins: string[] };

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whom WebAuthn credentials are made for: by configuration alone, whatever a request says (P13). A credential
 * belongs to a domain, so there is none for a bare address; on one's own machine it is localhost.
 */
export function relyingPartyOf({
  publicUrl,
  webauthnRpId,
  webauthnOrigins,
}: AuthConfig): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  const isLoopback = LOOPBACK.includes(hostname);
  const id = webauthnRpId ?? (isLoopback ? "localhost" : hostname);
  if (isIP(id.replace(/^\[|\]$/g, ""))) return null;
  const local = isLoopback ? [`${protocol}//localhost${port ? `:${port}` : ""}`] : [];
  return { id, name: "Lilamonde", origins: [origin, ...local, ...webauthnOrigins] };
}
