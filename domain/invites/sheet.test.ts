import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { readCsv } from "../sheets/read-csv.ts";
import { readSheet, SHEET_MAX_ROWS } from "./sheet.ts";

const read = (text: string, taken?: Parameters<typeof readSheet>[1]) => readSheet(readCsv(text), taken);

test("a file names its columns in either language and in any order, with either separator", () => {
  const pt = read(
    "\uFEFFNome;E-mail;Tipo;Idioma;Signo\r\nAna Prado;ANA@example.com;Operadora;inglês;Touro\r\n",
  );
  const ana = { email: "ana@example.com", fullName: "Ana Prado", role: "tour_operator", language: "en" };
  expect(pt.rows).toEqual([{ line: 2, email: "ana@example.com", invite: ana, problem: null }]);
  expect(pt.unknownColumns).toEqual(["Signo"]);
  const en = read('email,name,role\n"bo@example.com","Prado, ""Bo""",advisor');
  expect(en.rows[0]!.invite).toMatchObject({ fullName: 'Prado, "Bo"', role: "advisor", language: "pt" });
  for (const head of ["papel", "Papel", "Tipo de conta", "Conta", "Account type", "perfil", "role"])
    expect(read(`e-mail;${head}\nana@example.com;hotel`).rows).toMatchObject([{ problem: null }]);
  expect(read("eva@example.com;Eva;hotel").rows[0]!.invite).toMatchObject({ role: "hotel" });
});

test("what is wrong is said by line, and the others stay as they are", () => {
  const { rows, ready } = read(
    [
      "email;nome;tipo;idioma",
      "a@example.com;A;advisor;pt",
      "não é um e-mail;B;advisor;pt",
      "c@example.com;C;piloto;pt",
      "d@example.com;D;admin;pt",
      "e@example.com;E;hotel;fr",
      `f@example.com;${"x".repeat(121)};hotel;pt`,
      "A@example.com;A;advisor;pt",
      "",
      "g@example.com;G;hotel;",
      "h@example.com;H;hotel;",
    ].join("\n"),
    (email) => (email === "g@example.com" ? "account_exists" : null),
  );
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, null],
    [3, "email_invalid"],
    [4, "role_unknown"],
    [5, "role_admin"],
    [6, "language_unknown"],
    [7, "name_too_long"],
    [8, "repeated"],
    [10, "account_exists"],
    [11, null],
  ]);
  expect(ready).toBe(2);
});

test("whatever is typed into a cell comes out of a quoted one, and no line is lost", () => {
  const cell = fc.string({ maxLength: 40 }).map((text) => text.replace(/[\r\0]/g, ""));
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (names) => {
      const lines = names.map((name, at) => `"p${at}@example.com",${quoted(name)},advisor`);
      const { rows } = read(`email,name,role\n${lines.join("\n")}`);
      expect(rows.map(({ email }) => email)).toEqual(names.map((_, at) => `p${at}@example.com`));
    }),
    propertyRuns(300),
  );
});

test("a file is read to its limit and says that it is longer", () => {
  const lines = Array.from({ length: SHEET_MAX_ROWS + 1 }, (_, at) => `p${at}@example.com;;advisor`);
  const { rows, isTooLong } = read(lines.join("\n"));
  expect([rows.length, isTooLong]).toEqual([SHEET_MAX_ROWS, true]);
});
