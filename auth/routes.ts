import { createUserByService } from "./admin/create-user.ts";
import { deleteUserByService } from "./admin/delete-user.ts";
import { deleteFactorByService, listFactorsByService } from "./admin/factors.ts";
import { generateLinkByService } from "./admin/generate-link.ts";
import { inviteByService } from "./admin/invite-user.ts";
import { getUserByService, listUsersByService } from "./admin/read-users.ts";
import { updateUserByService } from "./admin/update-user.ts";
import { getUser } from "./endpoints/get-user.ts";
import { sendOtp } from "./endpoints/otp.ts";
import { getHealth, getJwks, getSettings } from "./endpoints/public-facts.ts";
import { reauthenticate } from "./endpoints/reauthenticate.ts";
import { recover } from "./endpoints/recover.ts";
import { resend } from "./endpoints/resend.ts";
import { signOut } from "./endpoints/sign-out.ts";
import { signUp } from "./endpoints/sign-up.ts";
import { updateOwnUser } from "./endpoints/update-user.ts";
import { verifyByLink } from "./endpoints/verify-get.ts";
import { verifyByPost } from "./endpoints/verify-post.ts";
import { challengeFactor } from "./factors/challenge-factor.ts";
import { enrolFactor } from "./factors/enrol-factor.ts";
import { generateRecoveryCodes, regenerateRecoveryCodes } from "./factors/recovery-codes/generate-codes.ts";
import { getRecoveryCodes, removeRecoveryCodes } from "./factors/recovery-codes/keep-codes.ts";
import { verifyRecoveryCode } from "./factors/recovery-codes/verify-code.ts";
import { removeOwnFactor } from "./factors/remove-factor.ts";
import { verifyFactor } from "./factors/verify-factor.ts";
import { grantIdToken } from "./grants/id-token.ts";
import { grantPassword } from "./grants/password.ts";
import { grantPkce } from "./grants/pkce.ts";
import { grantRefreshToken } from "./grants/refresh-token.ts";
import type { Route } from "./http/call.ts";
import { authorizeLink } from "./identities/authorize-link.ts";
import { unlinkIdentity } from "./identities/unlink-identity.ts";
import { authorize } from "./providers/flow/authorize.ts";
import { callbackByGet, callbackByPost } from "./providers/flow/callback.ts";

const limit = (points: number, durationSeconds = 300) => ({ points, durationSeconds });

/** Everything the server answers; the limits per client address are those of §8. */
export const routes: Route[] = [
  { method: "GET", path: "/health", access: "public", handle: getHealth },
  { method: "GET", path: "/settings", access: "public", handle: getSettings },
  { method: "GET", path: "/.well-known/jwks.json", access: "public", handle: getJwks },

  { method: "POST", path: "/signup", access: "public", limit: limit(30), captcha: true, handle: signUp },
  { method: "POST", path: "/otp", access: "public", limit: limit(30), captcha: true, handle: sendOtp },
  { method: "POST", path: "/magiclink", access: "public", limit: limit(30), captcha: true, handle: sendOtp },
  { method: "POST", path: "/recover", access: "public", limit: limit(30), captcha: true, handle: recover },
  { method: "POST", path: "/resend", access: "public", limit: limit(30), captcha: true, handle: resend },
  { method: "GET", path: "/verify", access: "public", limit: limit(30), handle: verifyByLink },
  { method: "POST", path: "/verify", access: "public", limit: limit(30), handle: verifyByPost },

  // A client takes 429 on a refresh for the end of its session, 503 for a reason to try again (P38).
  {
    method: "POST",
    path: "/token",
    grant: "refresh_token",
    access: "public",
    limit: limit(150),
    limitStatus: 503,
    handle: grantRefreshToken,
  },
  {
    method: "POST",
    path: "/token",
    grant: "password",
    access: "public",
    limit: limit(150),
    captcha: true,
    handle: grantPassword,
  },
  { method: "POST", path: "/token", grant: "pkce", access: "public", limit: limit(150), handle: grantPkce },

  {
    method: "POST",
    path: "/token",
    grant: "id_token",
    access: "public",
    limit: limit(150),
    handle: grantIdToken,
  },

  { method: "GET", path: "/authorize", access: "public", limit: limit(150), handle: authorize },
  { method: "GET", path: "/callback", access: "public", limit: limit(150), handle: callbackByGet },
  {
    method: "POST",
    path: "/callback",
    access: "public",
    limit: limit(150),
    form: true,
    handle: callbackByPost,
  },
  {
    method: "GET",
    path: "/user/identities/authorize",
    access: "user",
    limit: limit(150),
    handle: authorizeLink,
  },
  {
    method: "DELETE",
    path: "/user/identities/{id}",
    access: "user",
    limit: limit(150),
    handle: unlinkIdentity,
  },

  { method: "POST", path: "/logout", access: "user", handle: signOut },
  { method: "GET", path: "/user", access: "user", handle: getUser },
  { method: "PUT", path: "/user", access: "user", limit: limit(30), handle: updateOwnUser },
  { method: "GET", path: "/reauthenticate", access: "user", limit: limit(30), handle: reauthenticate },

  { method: "GET", path: "/factors/recovery-codes", access: "user", handle: getRecoveryCodes },
  { method: "POST", path: "/factors/recovery-codes", access: "user", handle: generateRecoveryCodes },
  { method: "DELETE", path: "/factors/recovery-codes", access: "user", handle: removeRecoveryCodes },
  {
    method: "POST",
    path: "/factors/recovery-codes/regenerate",
    access: "user",
    handle: regenerateRecoveryCodes,
  },
  {
    method: "POST",
    path: "/factors/recovery-codes/verify",
    access: "user",
    limit: limit(30, 120),
    handle: verifyRecoveryCode,
  },
  { method: "POST", path: "/factors", access: "user", limit: limit(30), handle: enrolFactor },
  {
    method: "POST",
    path: "/factors/{id}/challenge",
    access: "user",
    limit: limit(30, 120),
    handle: challengeFactor,
  },
  {
    method: "POST",
    path: "/factors/{id}/verify",
    access: "user",
    limit: limit(30, 120),
    handle: verifyFactor,
  },
  { method: "DELETE", path: "/factors/{id}", access: "user", handle: removeOwnFactor },

  { method: "POST", path: "/invite", access: "service", handle: inviteByService },
  { method: "POST", path: "/admin/generate_link", access: "service", handle: generateLinkByService },
  { method: "GET", path: "/admin/users", access: "service", handle: listUsersByService },
  { method: "POST", path: "/admin/users", access: "service", handle: createUserByService },
  { method: "GET", path: "/admin/users/{id}", access: "service", handle: getUserByService },
  { method: "PUT", path: "/admin/users/{id}", access: "service", handle: updateUserByService },
  { method: "DELETE", path: "/admin/users/{id}", access: "service", handle: deleteUserByService },
  { method: "GET", path: "/admin/users/{id}/factors", access: "service", handle: listFactorsByService },
  {
    method: "DELETE",
    path: "/admin/users/{id}/factors/{factorId}",
    access: "service",
    handle: deleteFactorByService,
  },
];
