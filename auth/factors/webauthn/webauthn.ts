import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from "@simplewebauthn/server";
import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import type { Metadata, UserRow } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import type { FactorKind } from "../factor-kind.ts";
import { isCredentialKnown, listFactors } from "../queries.ts";
import { readWebauthnAnswer } from "./answer.ts";
import { descriptorOf } from "./descriptor.ts";
import { ALGORITHMS, checkAssertion, checkRegistration } from "./proofs.ts";
import { type RelyingParty, relyingPartyOf } from "./relying-party.ts";

/** Security keys and passkeys. A key is made while the factor is unverified, and used from then on. */
export const webauthn: FactorKind = {
  method: "mfa/webauthn",
  isGuessable: false,

  enrol: async () => ({ columns: {}, shown: {} }),

  challenge: async ({ tx, call, actor, factor }) => {
    const party = partyOf(call);
    const timeout = call.deps.config.challengeSeconds * 1_000;
    const isNew = factor.status === "unverified";
    const publicKey = isNew
      ? await creationOptions(tx, { party, timeout, user: actor.user })
      : await generateAuthenticationOptions({
          rpID: party.id,
          timeout,
          userVerification: "preferred",
          allowCredentials: [descriptorOf(factor)],
        });
    const type = isNew ? "create" : "request";
    return {
      columns: { ceremony: type, webauthn_challenge: publicKey.challenge },
      shown: { webauthn: { type, credential_options: { publicKey } } },
    };
  },

  verify: async ({ tx, call, factor, challenge }) => {
    const answer = readWebauthnAnswer(call);
    // What was begun decides what may be finished, never what the answer calls itself (P11).
    if (answer.type !== challenge.ceremony) {
      throw new AuthError("validation_failed", { message: `webauthn.type must be ${challenge.ceremony}` });
    }
    const expected = { party: partyOf(call), challenge: challenge.webauthn_challenge! };
    const isNew = factor.status === "unverified";
    if (answer.type === "create") {
      const made = isNew ? await checkRegistration(answer.credential_response, expected) : null;
      return made && !(await isCredentialKnown(tx, made.credential_id)) ? made : null;
    }
    return isNew ? null : checkAssertion(answer.credential_response, { ...expected, factor });
  },
};

async function creationOptions(
  tx: Tx,
  { party, timeout, user }: { party: RelyingParty; timeout: number; user: UserRow },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const userName = user.email ?? user.phone ?? user.id;
  const fullName = (user.user_metadata as Metadata).full_name;
  const made = (await listFactors(tx, user.id)).filter(({ credential_id }) => credential_id !== null);
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: Buffer.from(user.id.replaceAll("-", ""), "hex"),
    userName,
    userDisplayName: typeof fullName === "string" && fullName ? fullName : userName,
    timeout,
    attestationType: "none",
    excludeCredentials: made.map(descriptorOf),
    // Which kind of authenticator is made is left to the page: it may ask for a passkey of the device.
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

function partyOf({ deps }: UserCall): RelyingParty {
  const party = relyingPartyOf(deps.config);
  if (!party) throw new AuthError("mfa_webauthn_verify_not_enabled");
  return party;
}
