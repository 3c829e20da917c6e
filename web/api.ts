import type { Hono } from "hono";
import { hc } from "hono/client";
import type { Apis } from "#server/api-type.ts";

type Send = (request: Request) => Response | Promise<Response>;

// biome-ignore lint/suspicious/noExplicitAny: any API is asked for its client
type ClientOf<A> = A extends Hono<any, any, any> ? ReturnType<typeof hc<A>> : never;
type Part<A> = ClientOf<A> extends { api: infer Routes } ? Routes : never;
type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;

/** The typed API: the words of an address one after the other, and the method. */
export type Api = All<{ [K in keyof Apis]: Part<Apis[K]> }[keyof Apis]>;

/**
 * The typed API over the given way of sending a request: the network in the browser, with a member's token
 * (`web/session/member-api.ts`), in process on the server.
 */
export function createApi(send: Send, baseUrl: string): Api {
  const options = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => send(new Request(input, init)),
  };
  return hc<Apis["contact"]>(baseUrl, options).api as unknown as Api;
}

/** The API as the browser reaches it. */
export function browserApi(): Api {
  return createApi(fetch, window.location.origin);
}
