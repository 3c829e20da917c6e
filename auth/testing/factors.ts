import { TOTP } from "otpauth";
import { type AuthWorld, PASSWORD, PUBLIC_URL } from "./auth-world.ts";
import { createAuthenticator } from "./authenticator.ts";

export const ORIGIN = PUBLIC_URL;
export const RP = { rpId: "lilamonde.test", rpOrigins: [ORIGIN] };

type Client = ReturnType<AuthWorld["client"]>;

/** Ways of a person with second factors, all through the official client. */
export function withFactors(world: AuthWorld) {
  const codeFor = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: world.clock.now().getTime() + steps * 30_000 });

  async function enrolTotp(client: Client, friendlyName = "App") {
    const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName });
    if (error) throw error;
    return { factorId: data.id, secret: data.totp.secret };
  }

  /** Challenges and answers in a time step that was never used. */
  async function verifyTotp(client: Client, { factorId, secret }: { factorId: string; secret: string }) {
    world.clock.advance(90);
    const { data, error } = await client.mfa.challengeAndVerify({ factorId, code: codeFor(secret) });
    if (error) throw error;
    return data;
  }

  async function enrolKey(client: Client, friendlyName = "Key") {
    const key = createAuthenticator({ origin: ORIGIN });
    const { data, error } = await client.mfa.enroll({ factorType: "webauthn", friendlyName });
    if (error) throw error;
    return { factorId: data.id, key };
  }

  async function challengeKey(client: Client, factorId: string) {
    const { data, error } = await client.mfa.challenge({ factorId, webauthn: RP });
    if (error) throw error;
    const { publicKey } = data.webauthn.credential_options;
    return { challengeId: data.id, type: data.webauthn.type, publicKey, data };
  }

  async function registerKey(client: Client, friendlyName = "Key") {
    const { factorId, key } = await enrolKey(client, friendlyName);
    const { challengeId, publicKey } = await challengeKey(client, factorId);
    const webauthn = { ...RP, type: "create" as const, credential_response: key.create(publicKey) };
    const { data, error } = await client.mfa.verify({ factorId, challengeId, webauthn });
    if (error) throw error;
    return { factorId, key, session: data };
  }

  async function registerPhone(client: Client, phone = `55119${Math.floor(1e7 + Math.random() * 8e7)}`) {
    const { data, error } = await client.mfa.enroll({ factorType: "phone", phone, friendlyName: phone });
    if (error) throw error;
    const factorId = data.id;
    const { data: challenge, error: refused } = await client.mfa.challenge({ factorId, channel: "sms" });
    if (refused) throw refused;
    const code = world.texts.codeTo(`+${phone}`);
    const verified = await client.mfa.verify({ factorId, challengeId: challenge.id, code });
    if (verified.error) throw verified.error;
    return { factorId, phone, session: verified.data };
  }

  return {
    codeFor,
    enrolTotp,
    verifyTotp,
    enrolKey,
    challengeKey,
    registerKey,
    registerPhone,
    /** A person whose session an authenticator app has lifted. */
    protectedPerson: async () => {
      const person = await world.signedIn();
      const totp = await enrolTotp(person.client);
      const lifted = await verifyTotp(person.client, totp);
      return { ...person, ...totp, lifted };
    },
    /** The same person on another device, who has only given the password. */
    signInAgain: async (email: string) => {
      const client = world.client();
      const { data, error } = await client.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return { client, session: data.session };
    },
    aalOf: async (accessToken: string) => (await world.auth.verifyToken(accessToken))?.aal,
  };
}
