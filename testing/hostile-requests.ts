import type { Access } from "#server/http/access.ts";
import { type Schema, sampleSchema } from "./sample-schema.ts";

type Parameter = { name: string; in: "path" | "query" | "header"; required?: boolean; schema: Schema };
type Schemas = Record<string, Schema>;
export type Operation = {
  method: string;
  path: string;
  access: Access;
  parameters: Parameter[];
  body: Schema | null;
};
export type HostileRequest = { path: string; init: RequestInit; about: string };

/** Nothing that a person types, and everything that a machine sends; what once broke something comes first. */
const VALUES = {
  body: [
    "a\u0000b",
    "\ud800",
    2_147_483_648,
    {},
    "\u0007",
    "\u0085",
    "a\udc00b",
    "",
    "x".repeat(9_000),
    "'; --",
  ].concat([
    "../..",
    "__proto__",
    -1,
    0.5,
    -2_147_483_649,
    Number.MAX_SAFE_INTEGER,
    1e308,
    null,
    true,
    7,
    [],
    [[["x"]]],
  ]),
  address: ["%00", "%ED%A0%80", "x".repeat(119), "a%00b", "%FF", "%", "%2e%2e%2f", "x".repeat(4_000)],
  query: ["%00", "%ED%A0%80", "2147483648", "a%00b", "%FF", "%", "", "-1", "1e999", "NaN", "%5B%5D", "a&q=b"],
  header: ["", "a\u0007b", "x", "x".repeat(500), "ação12345", "{}", "a b c d e f"],
};

/** Every operation of the API as its document says; a new route is included without being named. */
export function readOperations({ paths = {} }: { paths?: object }): Operation[] {
  return Object.entries(paths as Record<string, Record<string, Record<string, unknown>>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const request = operation.requestBody as { content?: Record<string, { schema: Schema }> } | undefined;
        return {
          method: method.toUpperCase(),
          path,
          access: operation["x-access"] as Access,
          parameters: (operation.parameters ?? []) as Parameter[],
          body: request?.content?.["application/json"]?.schema ?? null,
        };
      }),
  );
}

/** What ids are, and how many of the values are tried in each place. */
type Aim = { schemas: Schemas; uuid: string; values: number };

/** Requests that are right in all but one place, with everything hostile in that place: each parameter, each field. */
export function hostileRequests(operation: Operation, aim: Aim): HostileRequest[] {
  const { method, path, parameters, body } = operation;
  const values = (kind: keyof typeof VALUES) => VALUES[kind].slice(0, aim.values);
  const named = (name: string) => parameters.filter((parameter) => parameter.in === name);
  const whole = body ? sampleSchema(body, { ...aim, isMinimal: true }) : undefined;
  const address = path.replace(/\{\w+\}/g, aim.uuid);
  const send = (about: string, to: string, sent: unknown = whole, headers: Record<string, string> = {}) => ({
    about: `${method} ${path}, ${about}`,
    path: to,
    init: {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    },
  });
  return [
    ...named("path").flatMap(({ name }) =>
      (values("address") as string[]).map((value) =>
        send(`${name} ${brief(value)}`, path.replace(`{${name}}`, value).replace(/\{\w+\}/g, aim.uuid)),
      ),
    ),
    ...[...named("query").map(({ name }) => name), "unknown"].flatMap((name) =>
      values("query").map((value) => send(`?${name}=${brief(value)}`, `${address}?${name}=${value}`)),
    ),
    ...named("header").flatMap(({ name }) =>
      (values("header") as string[]).map((value) =>
        send(`${name}: ${brief(value)}`, address, whole, { [name]: value }),
      ),
    ),
    ...(body ? placesIn(body, aim.schemas) : []).flatMap((place) =>
      values("body").map((value) =>
        send(`${place.join(".")} ${brief(value)}`, address, putAt(whole, place, value)),
      ),
    ),
  ];
}

type Place = (string | number)[];

/** Where a body of this shape has a value, and the place of an unknown one. */
function placesIn(schema: Schema, schemas: Schemas): Place[] {
  if (schema.$ref) return placesIn(schemas[schema.$ref.split("/").at(-1)!]!, schemas);
  const parts: [string | number, Schema][] = Object.entries(schema.properties ?? {});
  if (schema.items) parts.push([0, schema.items]);
  const deeper = parts.flatMap(([name, inner]) => placesIn(inner, schemas).map((place) => [name, ...place]));
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [
    [],
    ...deeper,
    ...options.flatMap((option) => placesIn(option, schemas).filter(({ length }) => length > 0)),
  ];
}

function putAt(whole: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof name === "number") return [putAt(undefined, rest, value)];
  const object = typeof whole === "object" && whole !== null ? (whole as Record<string, unknown>) : {};
  return { ...object, [name]: putAt(object[name], rest, value) };
}

function brief(value: unknown): string {
  return JSON.stringify(value).slice(0, 40);
}
