import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { MFAVerifyWebauthnParams } from "@supabase/auth-js";

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

type Answer<Type extends "create" | "request"> =
  MFAVerifyWebauthnParams<Type>["webauthn"]["credential_response"];
type Options = { challenge: BufferSource; rp?: { id?: string }; rpId?: string };
/** What a test changes about an answer, to see it refused. */
type Twist = {
  origin?: string;
  rpId?: string;
  counter?: number;
  flags?: number;
  type?: string;
  challenge?: string;
  credentialId?: Buffer;
};

/** A security key in software: an ES256 pair, a sign count, attestation "none". */
export function createAuthenticator({ origin }: { origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  let counter = 0;

  /** Answers navigator.credentials.create(). */
  function create({ challenge, rp }: Options, twist: Twist = {}): Answer<"create"> {
    const id = twist.credentialId ?? credentialId;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
    const flags = twist.flags ?? FLAGS.present | FLAGS.verified | FLAGS.attested;
    const authData = Buffer.concat([authenticatorData(rp!.id!, { ...twist, flags }), attested]);
    const parts = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    const response = {
      clientDataJSON: clientData("webauthn.create", challenge, twist),
      attestationObject: base64Url(isoCBOR.encode(parts as never)),
      transports: ["usb", "nfc"],
    };
    return asCredential(id, response) as unknown as Answer<"create">;
  }

  /** Answers navigator.credentials.get(). */
  function get({ challenge, rpId }: Options, twist: Twist = {}): Answer<"request"> {
    counter += 1;
    const flags = twist.flags ?? FLAGS.present | FLAGS.verified;
    const data = authenticatorData(rpId!, { ...twist, flags });
    const clientDataJSON = clientData("webauthn.get", challenge, twist);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const response = {
      clientDataJSON,
      authenticatorData: base64Url(data),
      signature: base64Url(sign("sha256", signed, privateKey)),
    };
    return asCredential(twist.credentialId ?? credentialId, response) as unknown as Answer<"request">;
  }

  function authenticatorData(rpId: string, twist: Twist & { flags: number }): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(twist.counter ?? counter);
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.from([twist.flags]), count]);
  }

  function clientData(type: string, challenge: BufferSource, twist: Twist): string {
    const data = {
      type: twist.type ?? type,
      challenge: twist.challenge ?? base64Url(new Uint8Array(challenge as ArrayBuffer)),
      origin: twist.origin ?? origin,
      crossOrigin: false,
    };
    return base64Url(Buffer.from(JSON.stringify(data)));
  }

  function coseKey(): Uint8Array {
    const { x, y } = publicKey.export({ format: "jwk" });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y!, "base64url"))],
    ]);
    return isoCBOR.encode(key as never);
  }

  return { create, get };
}

/** Serialised by the client as a browser's own object would be. */
function asCredential(id: Buffer, response: Record<string, unknown>) {
  const encoded = base64Url(id);
  const body = {
    id: encoded,
    rawId: encoded,
    type: "public-key",
    response,
    clientExtensionResults: {},
    authenticatorAttachment: "cross-platform",
  };
  return { ...body, toJSON: () => body };
}

function base64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

function sha256(input: string | Buffer): Buffer {
  return createHash("sha256").update(input).digest();
}
