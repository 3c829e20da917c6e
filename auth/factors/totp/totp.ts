import { Secret, TOTP } from "otpauth";
import QRCode from "qrcode";
import { z } from "zod";
import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { readFields, text } from "#auth/http/fields.ts";
import { seal, unseal } from "#auth/keys/seal.ts";
import type { UserRow } from "#auth/users/user-object.ts";
import { readCode } from "../code-answer.ts";
import type { FactorKind } from "../factor-kind.ts";
import { takeStep } from "../queries.ts";

const SHAPE = { algorithm: "SHA1", digits: 6, period: 30 };
const CODE = /^[0-9]{6}$/;
const SECRET_BYTES = 20;
const MAX_ISSUER = 64;
// A clock may be one step off, either way.
const WINDOW = 1;

const Body = z.object({ issuer: text });

/** Codes of an authenticator app (RFC 6238). */
export const totp: FactorKind = {
  method: "totp",
  isGuessable: true,

  enrol: async ({ call, actor, factorId }) => {
    const secret = new Secret({ size: SECRET_BYTES });
    const label = labelOf(actor.user);
    const uri = new TOTP({ ...SHAPE, secret, issuer: issuerOf(call), label }).toString();
    return {
      columns: { secret_encrypted: seal(sealing(call, factorId), secret.base32) },
      shown: { totp: { qr_code: await drawQrCode(uri), secret: secret.base32, uri } },
    };
  },

  challenge: async () => ({ columns: { ceremony: "code" }, shown: {} }),

  verify: async ({ tx, call, factor }) => {
    const code = readCode(call);
    if (!CODE.test(code)) return null;
    const secret = Secret.fromBase32(unseal(sealing(call, factor.id), factor.secret_encrypted!));
    const timestamp = call.deps.clock.now().getTime();
    const delta = new TOTP({ ...SHAPE, secret }).validate({ token: code, timestamp, window: WINDOW });
    if (delta === null) return null;
    const step = Math.floor(timestamp / 1_000 / SHAPE.period) + delta;
    return (await takeStep(tx, { factorId: factor.id, step })) ? {} : null;
  },
};

function sealing({ deps }: UserCall, factorId: string) {
  return { key: deps.keys.secret("factor-secret"), owner: factorId };
}

/** The name an app shows above the code: the one asked for, or the site's host. */
function issuerOf({ deps, body }: UserCall): string {
  const { issuer } = readFields(Body, body);
  if (issuer && issuer.length > MAX_ISSUER) {
    throw new AuthError("validation_failed", {
      message: `issuer cannot be longer than ${MAX_ISSUER} characters`,
    });
  }
  // A colon divides issuer and account in the label of the address.
  return issuer?.replaceAll(":", " ").trim() || new URL(deps.config.publicUrl).hostname;
}

function labelOf({ email, phone, id }: UserRow): string {
  return email ?? phone ?? id;
}

/** Raw SVG, since the client makes the data address itself; a "#" would cut that short (§7.3). */
async function drawQrCode(uri: string): Promise<string> {
  const svg = await QRCode.toString(uri, { type: "svg", errorCorrectionLevel: "L", margin: 2 });
  return svg.trim().replaceAll("#ffffff", "white").replaceAll("#000000", "black");
}
