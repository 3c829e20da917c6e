import { hc } from "hono/client";
import type { z } from "zod";
import type { AnyRoute, RequestOf } from "#server/http/contract.ts";

type Send = (request: Request) => Response | Promise<Response>;

type Asked<Request> = (Request extends { params: infer S extends z.ZodType }
  ? { param: z.input<S> }
  : unknown) &
  (Request extends { query: infer S extends z.ZodType } ? { query: z.input<S> } : unknown) &
  (Request extends { body: { content: { "application/json": { schema: infer S extends z.ZodType } } } }
    ? { json: z.input<S> }
    : unknown);

type JsonOf<Said> = Said extends {
  content: { "application/json": { schema: infer S extends z.ZodType } };
}
  ? z.output<S>
  : undefined;

/** What the API answers with, and what that says where it is what was promised. */
interface Answer<Body> extends Response {
  json(): Promise<Body>;
}
type AnswerOf<Responses> = Answer<JsonOf<Responses[keyof Responses]>>;
type Options = { headers?: Record<string, string>; init?: RequestInit };

/** What is asked may be left out where a route takes nothing. */
type Call<R extends AnyRoute> = (
  ...given: object extends Asked<RequestOf<R>>
    ? [asked?: Record<string, never>, options?: Options]
    : [asked: Asked<RequestOf<R>>, options?: Options]
) => Promise<AnswerOf<R["responses"]>>;

type NextWord<Path, At extends string> = Path extends `${At}/${infer Rest}`
  ? Rest extends `${infer Word}/${string}`
    ? Word
    : Rest
  : never;
type Written<Word extends string> = Word extends `{${infer Name}}` ? `:${Name}` : Word;
type Place<R extends AnyRoute, At extends string> = {
  [Here in R as Here["path"] extends At ? `$${Here["method"]}` : never]: Call<Here>;
} & { [Word in NextWord<R["path"], At> as Written<Word>]: Place<R, `${At}/${Word}`> };

/** The routes of a capability's contract, which may stand in several parts. */
type RoutesOf<Contract> = Contract extends unknown ? Extract<Contract[keyof Contract], AnyRoute> : never;

/** The typed API of one capability: the words of an address one after the other, and the method. */
export type Client<Contract> = Place<RoutesOf<Contract>, "/api">;

/**
 * The typed API of a capability over the given way of sending a request: the network in the browser, with a member's
 * token (`web/session/member-api.ts`), in process on the server.
 */
export function createApi<Contract>(send: Send, baseUrl: string): Client<Contract> {
  const options = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => send(new Request(input, init)),
  };
  return (hc(baseUrl, options) as unknown as { api: Client<Contract> }).api;
}

/** The API of a capability as the browser reaches it. */
export function browserApi<Contract>(): Client<Contract> {
  return createApi(fetch, window.location.origin);
}
