import { expect, test } from "vitest";
import { csvStream } from "./csv.ts";

type Row = { name: string | null; points: number };
async function* pages(): AsyncGenerator<Row[]> {
  yield [
    { name: 'Ana "Nina" Prado', points: 3 },
    { name: "a;b\nc", points: -1 },
  ];
  yield [];
  yield [{ name: null, points: 0 }];
  for (const name of ["=HYPERLINK(1)", "+55 11", "-1", "@SUM(A1)", "\tx", "\rx"]) yield [{ name, points: 0 }];
}
const columns = [
  { heading: "Nome", value: ({ name }: Row) => name },
  { heading: "Pontos", value: ({ points }: Row) => points },
];
const write = async (separator: "," | ";") =>
  new Response(csvStream({ columns, pages: pages(), separator })).text();

test("cells are quoted where they must be, and a text is never a formula", async () => {
  // Read as bytes, since a response's text loses the mark at its beginning.
  const bytes = new Uint8Array(
    await new Response(csvStream({ columns, pages: pages(), separator: ";" })).arrayBuffer(),
  );
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await write(";")).toBe(
    [
      "Nome;Pontos",
      '"Ana ""Nina"" Prado";3',
      '"a;b\nc";-1',
      ";0",
      "'=HYPERLINK(1);0",
      "'+55 11;0",
      "'-1;0",
      "'@SUM(A1);0",
      "'\tx;0",
      '"\'\rx";0',
      "",
    ].join("\r\n"),
  );
});

test("the separator of the other language is only a sign", async () => {
  expect(await write(",")).toContain('"a;b\nc",-1\r\n');
});
