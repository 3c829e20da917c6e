import { z } from "zod";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { readFields } from "#auth/http/fields.ts";

// Larger than any attestation without its certificates, smaller than what would be costly to take apart.
const Binary = z
  .string()
  .max(16_384)
  .regex(/^[A-Za-z0-9_-]+$/);
const credential = { id: Binary, rawId: Binary, type: z.literal("public-key") };

const Registration = z.object({
  ...credential,
  response: z.object({
    attestationObject: Binary,
    clientDataJSON: Binary,
    transports: z.array(z.string()).nullish(),
  }),
});
const Assertion = z.object({
  ...credential,
  response: z.object({ authenticatorData: Binary, clientDataJSON: Binary, signature: Binary }),
});
export type Registration = z.infer<typeof Registration>;
export type Assertion = z.infer<typeof Assertion>;

const Answer = z.object({
  webauthn: z.discriminatedUnion("type", [
    z.object({ type: z.literal("create"), credential_response: Registration }),
    z.object({ type: z.literal("request"), credential_response: Assertion }),
  ]),
});

/** What an authenticator answered; the relying party that the request names is not even read (P13). */
export function readWebauthnAnswer({ body }: Call) {
  if (!body.webauthn) throw new AuthError("validation_failed", { message: "webauthn is required" });
  return readFields(Answer, body).webauthn;
}
