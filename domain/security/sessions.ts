import { z } from "zod";

/** One place a person is signed in. */
const SignedInDevice = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  userAgent: z.string(),
  ip: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export const SignedInDevices = z
  .object({ sessions: z.array(SignedInDevice) })
  .meta({ id: "SignedInDevices" });
export type SignedInDevices = z.infer<typeof SignedInDevices>;
export type SignedInDevice = z.infer<typeof SignedInDevice>;
