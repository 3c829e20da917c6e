import { z } from "zod";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { readFields, text } from "#auth/http/fields.ts";
import { hashCode, isSameSecret, randomCode } from "#auth/tokens/secrets.ts";
import { normalisePhone } from "#auth/users/contact.ts";
import type { Language } from "#auth/users/language.ts";
import { readCode } from "../code-answer.ts";
import type { FactorKind } from "../factor-kind.ts";
import { deleteFactor, listFactors } from "../queries.ts";
import { requireSmsAllowance, requireSmsGap } from "./sms-allowance.ts";

const Enrolment = z.object({ phone: text });
const Channel = z.object({ channel: z.enum(["sms", "whatsapp"]).nullish() });

/** Codes sent to a telephone. */
export const phone: FactorKind = {
  method: "mfa/phone",
  isGuessable: true,

  enrol: async ({ tx, call, actor }) => {
    const given = readFields(Enrolment, call.body).phone;
    if (!given) throw new AuthError("validation_failed", { message: "phone number is required" });
    const number = normalisePhone(given);
    const same = (await listFactors(tx, actor.user.id)).filter((factor) => factor.phone === number);
    if (same.some(({ status }) => status === "verified")) throw new AuthError("mfa_verified_factor_exists");
    for (const { id } of same) await deleteFactor(tx, { userId: actor.user.id, factorId: id });
    return { columns: { phone: number }, shown: { phone: number } };
  },

  spend: async (call, factor) => {
    channelOf(call);
    requireSmsGap(call.deps, factor);
    await requireSmsAllowance(call.deps, { userId: call.actor.user.id, number: factor.phone! });
  },

  challenge: async ({ tx, call, actor, factor, challengeId }) => {
    const { deps } = call;
    const channel = channelOf(call);
    requireSmsGap(deps, factor);
    const code = randomCode();
    const language = actor.user.language as Language;
    await deps.sms!.queue(tx, { to: `+${factor.phone}`, text: words(deps, { code, language }), channel });
    return { columns: { ceremony: "code", code_hash: codeHash(deps, { challengeId, code }) }, shown: {} };
  },

  verify: async ({ call, challenge }) => {
    const given = codeHash(call.deps, { challengeId: challenge.id, code: readCode(call) });
    return isSameSecret(given, challenge.code_hash!) ? {} : null;
  },
};

function channelOf({ body }: Call): "sms" | "whatsapp" {
  return readFields(Channel, body).channel ?? "sms";
}

function codeHash({ keys }: Deps, { challengeId, code }: { challengeId: string; code: string }): string {
  return hashCode({ key: keys.secret("one-time-code"), scope: `factor\n${challengeId}`, code });
}

const WORDS: Record<Language, (code: string, minutes: number) => string> = {
  pt: (code, minutes) =>
    `${code} é o seu código da Lilamonde. Vale por ${minutes} minutos; não o compartilhe.`,
  en: (code, minutes) =>
    `${code} is your Lilamonde code. It is valid for ${minutes} minutes; never share it.`,
};

/** The last line binds the code to our site, so that a phone fills it in nowhere else (WebOTP). */
function words({ config }: Deps, { code, language }: { code: string; language: Language }): string {
  const line = WORDS[language](code, Math.floor(config.challengeSeconds / 60));
  return `${line}\n\n@${new URL(config.publicUrl).hostname} #${code}`;
}
