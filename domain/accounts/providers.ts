import { z } from "zod";

/** The OpenID providers one may sign in with, as the page offers them. */
export const SignInProviders = z.object({
  providers: z.array(z.object({ name: z.string(), label: z.string() })),
});
export type SignInProviders = z.infer<typeof SignInProviders>;
