import type { Deps } from "#auth/deps.ts";
import { signAccessToken } from "#auth/tokens/access-token.ts";
import { makeRefreshToken } from "#auth/tokens/refresh-token.ts";
import { type Metadata, toUserObject } from "#auth/users/user-object.ts";
import type { IssuedSession } from "./issue-session.ts";
import type { Amr } from "./queries.ts";

export type TokenBody = Awaited<ReturnType<typeof toTokenBody>>;

/** The session as the protocol gives it to its client (§2.1): a fresh access token and the refresh token in use. */
export async function toTokenBody(deps: Deps, { user, session }: IssuedSession) {
  const { keys, config, clock } = deps;
  const amr = (session.amr as Amr[]).map(({ factor_id: _, ...claim }) => claim);
  const { token, expiresAt } = await signAccessToken(
    { keys, config, now: clock.now() },
    {
      sub: user.id,
      email: user.email ?? "",
      phone: user.phone ?? "",
      app_metadata: user.app_metadata as Metadata,
      user_metadata: user.user_metadata as Metadata,
      role: user.role,
      aal: session.aal as "aal1" | "aal2",
      amr,
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    },
  );
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: config.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: makeRefreshToken({
      key: keys.secret("refresh-token"),
      sessionId: session.id,
      counter: session.refresh_counter,
    }),
    user: toUserObject(user),
  };
}
