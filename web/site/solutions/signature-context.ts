import { createContext, useContext } from "react";
import { m } from "#messages/messages.js";

/** The name a visitor tries the demonstrations under; empty until they write one. */
export const SignatureContext = createContext("");

/** The name the demonstrations are signed with. */
export function useSignature(): string {
  return useContext(SignatureContext).trim() || m.solutions_sign_default();
}
