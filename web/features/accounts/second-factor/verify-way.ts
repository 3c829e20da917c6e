import { authClient } from "#web/session/auth-client.ts";

type Failure = { code?: string | undefined; status?: number | undefined; name?: string };
export type Verdict = { error: Failure | null };

/** Asks the security key; the browser shows its own dialog. */
export async function touchKey(factorId: string): Promise<Verdict> {
  const { error } = await authClient().mfa.webauthn.authenticate({ factorId });
  return { error };
}

/** Has a code sent to the phone; its challenge is what the code answers. */
export async function sendCode(factorId: string): Promise<Verdict & { challengeId: string | undefined }> {
  const { data, error } = await authClient().mfa.challenge({ factorId });
  return { error, challengeId: data?.id };
}

/** Answers with a code: one from the app, or the one that a challenge sent. */
export async function verifyCode({ factorId, challengeId, code }: CodeAnswer): Promise<Verdict> {
  const { mfa } = authClient();
  const { error } = challengeId
    ? await mfa.verify({ factorId, challengeId, code })
    : await mfa.challengeAndVerify({ factorId, code });
  return { error };
}

type CodeAnswer = { factorId: string; challengeId?: string | undefined; code: string };

/** Answers with a code from paper. */
export async function verifyRecoveryCode(code: string): Promise<Verdict> {
  const { error } = await authClient().mfa.recoveryCodes.verify({ code });
  return { error };
}
