import { expect, test } from "vitest";
import { formatPixKey, maskPixKey, type PixKeyKind, readPixKey } from "./keys.ts";

test.each<[PixKeyKind, string, string | null]>([
  ["cpf", "529.982.247-25", "52998224725"],
  ["cpf", "529.982.247-24", null],
  ["cpf", "11.222.333/0001-81", null],
  ["cnpj", "11.222.333/0001-81", "11222333000181"],
  ["cnpj", "12.abc.345/01de-35", "12ABC34501DE35"],
  ["cnpj", "12.ABC.345/01DE-36", null],
  ["cnpj", "529.982.247-25", null],
  ["phone", "(11) 98888-7777", "+5511988887777"],
  ["phone", "+351 912 345 678", "+351912345678"],
  ["phone", "98888-7777", null],
  ["phone", "ana@exemplo.com.br", null],
  ["email", " Ana.Reis@Exemplo.com.br ", "ana.reis@exemplo.com.br"],
  ["email", "ana@exemplo", null],
  ["email", "ana reis@exemplo.com.br", null],
  ["email", "@exemplo.com.br", null],
  ["email", `${"a".repeat(65)}@exemplo.com`, "a".repeat(65).concat("@exemplo.com")],
  ["email", `${"a".repeat(66)}@exemplo.com`, null],
  ["random", "123E4567-E12B-12D1-A456-426655440000", "123e4567-e12b-12d1-a456-426655440000"],
  ["random", "123e4567e12b12d1a456426655440000", null],
  ["random", "52998224725", null],
])("as a key of the kind %s, %j is kept as %j", (kind, typed, kept) => {
  expect(readPixKey(kind, typed)).toBe(kept);
});

test("a key is shown as people write it, and masked where its owner only has to know it again", () => {
  expect(formatPixKey({ kind: "cpf", key: "52998224725" })).toBe("529.982.247-25");
  expect(formatPixKey({ kind: "cnpj", key: "12ABC34501DE35" })).toBe("12.ABC.345/01DE-35");
  expect(formatPixKey({ kind: "phone", key: "+5511988887777" })).toBe("+55 11 98888-7777");
  expect(formatPixKey({ kind: "email", key: "ana@exemplo.com" })).toBe("ana@exemplo.com");
  expect(maskPixKey({ kind: "cpf", key: "52998224725" })).toBe("•••4725");
  expect(maskPixKey({ kind: "email", key: "ana@exemplo.com" })).toBe("a•••@exemplo.com");
});
