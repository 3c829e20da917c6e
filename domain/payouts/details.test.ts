import { expect, test } from "vitest";
import { readDetails } from "./details.ts";

test("details are kept as Pix keeps them, and the field that cannot be is named", () => {
  const holder = "Marina Teles";
  expect(readDetails({ kind: "cpf", key: "529.982.247-25", holder })).toEqual({ key: "52998224725", holder });
  expect(readDetails({ kind: "cnpj", key: "529.982.247-25", holder })).toEqual({ wrong: "key" });
  expect(readDetails({ kind: "cpf", key: "529.982.247-25", holder: "李" })).toEqual({ wrong: "holder" });
});
