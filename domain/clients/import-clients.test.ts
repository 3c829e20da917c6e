import { expect, test } from "vitest";
import { readCsv } from "../sheets/read-csv.ts";
import { MAX_IMPORT, readClients } from "./import-clients.ts";

test("columns are known in both languages, days in both forms, and unknown columns are named", () => {
  const read = readClients(
    readCsv(
      "Nome completo;FAMÍLIA;E-mail;Data de nascimento;Idioma;Signo\nAna;Andrade;ANA@Example.com;6/5/1984;inglês;Touro",
    ),
  )!;
  expect(read.unknownColumns).toEqual(["Signo"]);
  expect(read.rows[0]!.content).toMatchObject({
    ...{ fullName: "Ana", household: "Andrade", email: "ana@example.com", phone: null },
    ...{ birthday: "1984-05-06", language: "en", preferences: "" },
  });
});

test("each wrong row says its line and what is wrong with which field; the others are read", () => {
  const { rows } = readClients(
    readCsv(
      `name,email,birthday,language\n,a@b.co,,\nAna,nonsense,1984-02-31,fr\nRui,,,\n${"x".repeat(121)},,,`,
    ),
  )!;
  expect(rows.map(({ line, fields }) => [line, fields])).toEqual([
    [2, { fullName: "required" }],
    [3, { email: "invalid", birthday: "invalid", language: "invalid" }],
    [4, {}],
    [5, { fullName: "too_long" }],
  ]);
});

test("a file without names, or with more rows than one reads, is no list of clients", () => {
  expect(readClients(readCsv(""))).toBeNull();
  expect(readClients(readCsv("e-mail\na@b.co"))).toBeNull();
  expect(readClients(readCsv(`name\n${"Ana\n".repeat(MAX_IMPORT + 1)}`))).toBeNull();
  expect(readClients(readCsv(`name\n${"Ana\n".repeat(MAX_IMPORT)}`))!.rows).toHaveLength(MAX_IMPORT);
});
