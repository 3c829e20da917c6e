import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { isSameSecret } from "#auth/tokens/secrets.ts";

type Asked = { body: Record<string, unknown>; headers: Headers; address: string };

/** Lets a request pass that carries a solved puzzle; where none is configured, and for the service, all pass. */
export async function requireCaptcha(
  { captcha, config }: Deps,
  { body, headers, address }: Asked,
): Promise<void> {
  if (!captcha) return;
  const bearer = (headers.get("authorization") ?? "").replace(/^Bearer /i, "");
  if (isSameSecret(bearer, config.serviceKey)) return;
  const security = body.gotrue_meta_security as { captcha_token?: unknown } | null | undefined;
  const token = security?.captcha_token;
  if (typeof token === "string" && token && (await captcha.isSolved(token, address))) return;
  throw new AuthError("captcha_failed");
}
