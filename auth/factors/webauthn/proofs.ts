import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { COSEALG, isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";
import type { FactorRow } from "../queries.ts";
import type { Assertion, Registration } from "./answer.ts";
import { knownTransports } from "./descriptor.ts";
import type { RelyingParty } from "./relying-party.ts";

export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

// The longest id an authenticator may give (WebAuthn §4).
const MAX_CREDENTIAL_BYTES = 1_023;

type Expected = { party: RelyingParty; challenge: string };

/** The credential that a registration brings, or null when it does not answer this challenge at this site. */
export async function checkRegistration(answer: Registration, { party, challenge }: Expected) {
  const { registrationInfo } = await orNothing(() =>
    verifyRegistrationResponse({
      ...expectations({ party, challenge }),
      response: { ...withoutStatement(answer), clientExtensionResults: {} },
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) return null;
  const { credential, aaguid, credentialBackedUp } = registrationInfo;
  if (isoBase64URL.toBuffer(credential.id).length > MAX_CREDENTIAL_BYTES) return null;
  return {
    credential_id: credential.id,
    public_key: credential.publicKey,
    sign_count: credential.counter,
    transports: knownTransports(answer.response.transports),
    aaguid,
    is_backed_up: credentialBackedUp,
  };
}

/**
 * The new sign count that an assertion of this factor's own credential brings, or null. A count that does not
 * grow comes from a copy of the key (P12).
 */
export async function checkAssertion(
  answer: Assertion,
  { party, challenge, factor }: Expected & { factor: FactorRow },
) {
  if (answer.id !== factor.credential_id) return null;
  const { verified, authenticationInfo } = await orNothing(() =>
    verifyAuthenticationResponse({
      ...expectations({ party, challenge }),
      response: { ...answer, clientExtensionResults: {} },
      credential: {
        id: factor.credential_id!,
        publicKey: new Uint8Array(factor.public_key!),
        counter: factor.sign_count!,
      },
    }),
  );
  if (!verified || !authenticationInfo) return null;
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return { sign_count: newCounter, is_backed_up: credentialBackedUp };
}

function expectations({ party, challenge }: Expected) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    // The password was the first factor; older keys cannot ask for a PIN.
    requireUserVerification: false,
  };
}

/** Nobody is asked to prove the make of their key, so no stranger's certificate is ever followed. */
function withoutStatement({ response, ...answer }: Registration) {
  const given = isoCBOR.decodeFirst<Map<string, Uint8Array>>(
    isoBase64URL.toBuffer(response.attestationObject),
  );
  const bare = new Map<string, unknown>([
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", given.get("authData")],
  ]);
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(bare as never));
  return { ...answer, response: { attestationObject, clientDataJSON: response.clientDataJSON } };
}

/** The library throws for whatever is not right about an answer. */
async function orNothing<T extends object>(check: () => Promise<T>): Promise<Partial<T>> {
  try {
    return await check();
  } catch {
    return {};
  }
}
