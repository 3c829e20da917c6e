import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import { readCsv } from "#domain/sheets/read-csv.ts";
import type { CellType } from "#platform/sheets/columns.ts";
import { readXlsx } from "#platform/sheets/read-xlsx.ts";
import { callAs } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";

type Column = { name: string; type: CellType };
type Parameter = { name: string; in: string; required?: boolean; schema: { enum?: string[] } };
type Filed = { path: string; access: string[]; columns: Column[]; parameters: Parameter[] };
type Row = Record<string, unknown>;

/** Who reads a list that is open to a role; the first who has rows in it stands for all. */
const people: Record<string, string[]> = {
  advisor: ["advisor"],
  tour_operator: ["operator"],
  hotel: ["hotel"],
  admin: ["admin"],
};
const bounds = { entries: 20, inflatedBytes: 50_000_000, cells: 1_000_000 };

// Every file of the house, twice.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let world: World;
let call: ReturnType<typeof callAs>["call"];
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  call = callAs(world).call;
});
afterAll(() => world.close());

/** Every list that is a file too, as the API declares it; a new one is walked without being named. */
function readFiled(): Filed[] {
  const paths = (world.document().paths ?? {}) as Record<string, { get?: Record<string, unknown> }>;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const file = get?.["x-file"] as { columns: Column[] } | undefined;
    if (!get || !file) return [];
    expect(Object.keys(paths), path).toContain(`${path}.file`);
    const parameters = (get.parameters ?? []) as Parameter[];
    return [{ path, access: get["x-access"] as string[], columns: file.columns, parameters }];
  });
}

const json = async (who: string, path: string) => (await call(who, "GET", path)).json();

/** The addresses at which somebody may find the list filled: with ids of what they see around it. */
async function addressesOf({ path, parameters }: Filed, who: string): Promise<string[]> {
  const asked = parameters
    .filter((each) => each.in === "query" && each.required)
    .map(({ name, schema }) => `${name}=${schema.enum?.[0]}`);
  if (parameters.some(({ name }) => name === "limit")) asked.push("limit=100");
  const query = asked.length > 0 ? `?${asked.join("&")}` : "";
  const [before, after] = path.split(/\{\w+\}/);
  if (after === undefined) return [path + query];
  const ids = before === "/api/houses/" ? await housesOf(who) : await idsOf(who, before!.slice(0, -1));
  return ids.map((id) => before + id + after + query);
}
const housesOf = async (who: string) => {
  const rows = await world.db
    .selectFrom("hotel_members as h")
    .innerJoin("auth.users as u", "u.id", "h.user_id")
    .where("u.email", "=", `${who}@lilamonde.test`)
    .select("h.hotel_id")
    .execute();
  return rows.map(({ hotel_id }) => hotel_id);
};
async function idsOf(who: string, list: string): Promise<string[]> {
  const found = await json(who, list);
  return ((found.rows ?? found.statements ?? found.accounts ?? []) as { id: string }[])
    .slice(0, 8)
    .map(({ id }) => id);
}

async function readRows(who: string, address: string): Promise<Row[] | null> {
  const rows: Row[] = [];
  for (let cursor = ""; ; ) {
    const join = address.includes("?") ? "&" : "?";
    const answer = await call(who, "GET", cursor ? `${address}${join}cursor=${cursor}` : address);
    if (answer.status !== 200) return null;
    const page = await answer.json();
    rows.push(...page.rows);
    if (!page.nextCursor) return rows;
    cursor = page.nextCursor;
  }
}

/** Where a list is filled, and for whom; where it is not, some place at which it may be read. */
async function placeOf(filed: Filed) {
  let empty: { who: string; address: string; rows: Row[] } | undefined;
  for (const who of filed.access.flatMap((role) => people[role] ?? [])) {
    for (const address of await addressesOf(filed, who)) {
      const rows = await readRows(who, address);
      if (rows && rows.length > 0) return { who, address, rows };
      if (rows) empty ??= { who, address, rows };
    }
  }
  return empty;
}

const valueAt = (row: Row, place: string) =>
  place.split(".").reduce<unknown>((value, name) => (value as Row | null)?.[name], row) ?? null;

/** What a cell has to say: the value of the answer as ISO, JSON and plain digits write it, amounts by their currency. */
function saidOf(row: Row, { name, type }: Column): string {
  const value = valueAt(row, name);
  if (value === null) return "";
  if (type === "json") return JSON.stringify(value);
  if (type !== "decimal") return String(value);
  const currency = ["paidGross", "withheld", "net"].includes(name)
    ? row.paidCurrency
    : valueAt(row, name.replace(/[^.]+$/, "currency"));
  const digits = name === "rate" ? 0 : (currencyDigits[currency as Currency] ?? 0);
  return String(Number(value) / 10 ** digits);
}

/** A cell as it was read: without the sign that keeps a text from being a formula, numbers as numbers. */
function readCell(cell: string, { type }: Column): string {
  if (type === "decimal" && cell !== "") return String(Number(cell));
  // A workbook knows no difference between a day and its midnight.
  if (type === "instant" && cell.length === 10) return `${cell}T00:00:00.000Z`;
  return type === "text" || type === "code" || type === "json" ? cell.replace(/^'(?=[=+\-@\t\r])/, "") : cell;
}

const withFormat = (address: string, format: string) => {
  const [path, query] = address.split("?");
  const asked = new URLSearchParams(query);
  asked.delete("limit");
  asked.set("format", format);
  return `${path}.file?${asked}`;
};

test("every file, as CSV and as XLSX, says what its list answers to the same person, cell by cell", async () => {
  const all = readFiled();
  expect(all.length).toBeGreaterThan(40);
  const empty: string[] = [];
  for (const filed of all) {
    const place = await placeOf(filed);
    if (!place || place.rows.length === 0) empty.push(filed.path);
    if (!place) continue;
    const { who, address, rows } = place;
    const { columns } = filed;
    const said = rows.map((row) => columns.map((column) => saidOf(row, column)));
    const csv = await call(who, "GET", withFormat(address, "csv"));
    expect(csv.headers.get("content-type"), address).toBe("text/csv; charset=utf-8");
    const [head, ...lines] = readCsv(await csv.text(), ",");
    expect(head?.cells, address).toEqual(columns.map(({ name }) => name));
    const told = lines.map(({ cells }) => columns.map((column, at) => readCell(cells[at] ?? "", column)));
    expect(told, `${address} as CSV`).toEqual(said);
    const xlsx = await call(who, "GET", withFormat(address, "xlsx"));
    const sheet = await readXlsx(new Uint8Array(await xlsx.arrayBuffer()), { bounds });
    const [names, ...typed] = sheet.rows;
    expect(names?.cells, address).toEqual(head?.cells);
    expect(
      typed.map(({ cells }) => columns.map((column, at) => readCell(cells[at] ?? "", column))),
      `${address} as XLSX`,
    ).toEqual(said);
  }
  // The demo world fills every list but this one, so that rows are compared and not nothing with nothing.
  expect(empty).toEqual(["/api/admin/appeals"]);
});
