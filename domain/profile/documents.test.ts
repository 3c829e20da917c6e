import { expect, test } from "vitest";
import { formatCnpj, formatCpf, readCnpj, readCpf } from "./documents.ts";

test.each([
  ["529.982.247-25", "52998224725"],
  ["52998224725", "52998224725"],
  [" 111 444 777 35 ", "11144477735"],
  ["529.982.247-24", null],
  ["529.982.247-35", null],
  ["111.111.111-11", null],
  ["000.000.000-00", null],
  ["5299822472", null],
  ["529982247250", null],
  ["5299822472A", null],
  ["", null],
])("the CPF %j is kept as %j", (typed, kept) => {
  expect(readCpf(typed)).toBe(kept);
});

test.each([
  ["11.222.333/0001-81", "11222333000181"],
  ["11222333000181", "11222333000181"],
  // The example of the Receita Federal for the alphanumeric form.
  ["12.ABC.345/01DE-35", "12ABC34501DE35"],
  ["12.abc.345/01de-35", "12ABC34501DE35"],
  ["12.ABC.345/01DE-36", null],
  ["12.ABC.345/01DE-45", null],
  ["12.ABD.345/01DE-35", null],
  ["11.222.333/0001-80", null],
  ["00.000.000/0000-00", null],
  ["11.222.333/0001-8A", null],
  ["1122233300018", null],
  ["12.ÁBC.345/01DE-35", null],
  ["", null],
])("the CNPJ %j is kept as %j", (typed, kept) => {
  expect(readCnpj(typed)).toBe(kept);
});

test("what is kept is shown as people write it", () => {
  expect(formatCpf("52998224725")).toBe("529.982.247-25");
  expect(formatCnpj("11222333000181")).toBe("11.222.333/0001-81");
  expect(formatCnpj("12ABC34501DE35")).toBe("12.ABC.345/01DE-35");
});
