import type { IncomingMessage, ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { listen } from "./listen.ts";

export const CLIENT_ID = "lilamonde";
export const CLIENT_SECRET = "a secret between two servers";

type Claims = Record<string, unknown>;
type Answer = { status?: number; body?: unknown; text?: string };

/**
 * An issuer that says whatever a test wants it to say, true or false. `answers` replaces what it serves at a
 * path; `asked` lists the paths it was asked for.
 */
export async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const answers = new Map<string, (form: URLSearchParams) => Answer | Promise<Answer>>();
  const asked: string[] = [];
  const { origin, close } = await listen(serve);

  answers.set("/.well-known/openid-configuration", () => ({
    body: {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      userinfo_endpoint: `${origin}/userinfo`,
      jwks_uri: `${origin}/keys`,
      id_token_signing_alg_values_supported: ["RS256"],
    },
  }));
  answers.set("/keys", () => ({ body: { keys: [jwk] } }));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url!, origin).pathname;
    asked.push(path);
    let form = "";
    for await (const chunk of request) form += chunk;
    const answer = await (answers.get(path) ?? (() => ({ status: 404 })))(new URLSearchParams(form));
    const { status = 200, body, text } = answer as Answer;
    response.writeHead(status, { "content-type": text ? "text/html" : "application/json" });
    response.end(text ?? JSON.stringify(body ?? {}));
  }

  /** An ID token as this issuer would give it to us now, with claims laid over it. */
  const sign = (
    claims: Claims = {},
    header: Claims = {},
    key: typeof privateKey | Uint8Array = privateKey,
  ) => {
    const now = Math.floor(Date.now() / 1_000);
    const all = { iss: origin, aud: CLIENT_ID, sub: "ana", iat: now, exp: now + 300, ...claims };
    const present = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    return new SignJWT(present).setProtectedHeader({ alg: "RS256", kid: "one", ...header }).sign(key);
  };

  return { origin, close, asked, answers, sign, jwk, privateKey };
}

export type Issuer = Awaited<ReturnType<typeof startIssuer>>;
