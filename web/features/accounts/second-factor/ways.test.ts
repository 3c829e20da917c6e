import type { Factor } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { waysOf, wayWords } from "./ways.ts";

const factor = (factor_type: string, friendly_name: string, status = "verified") =>
  ({ id: friendly_name, factor_type, friendly_name, status }) as unknown as Factor;

test("the quickest verified way comes first, recovery codes last, and two of a kind are told apart", () => {
  const ways = waysOf([
    factor("recovery_code", "papel"),
    factor("totp", "celular"),
    factor("totp", "tablet"),
    factor("phone", "não verificado", "unverified"),
    factor("webauthn", "chave"),
  ]);
  expect(ways.map(({ id }) => id)).toEqual(["chave", "celular", "tablet", "papel"]);
  expect(ways.map((way) => wayWords(way, ways))).toEqual([
    "Usar a chave de acesso",
    "Usar o código do aplicativo (celular)",
    "Usar o código do aplicativo (tablet)",
    "Usar um código de recuperação",
  ]);
});
