import { hc } from "hono/client";
import type { ContactApi, HotelsApi } from "#server/api-type.ts";

type Fetch = (request: Request) => Response | Promise<Response>;

/** The typed API over the given way of sending a request: the network in the browser, in process on the server. */
export function createApi(send: Fetch, baseUrl: string) {
  const options = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => send(new Request(input, init)),
  };
  return {
    contact: hc<ContactApi>(baseUrl, options).api.contact,
    hotels: hc<HotelsApi>(baseUrl, options).api.hotels,
  };
}

export type Api = ReturnType<typeof createApi>;

/** The API as the browser reaches it. */
export function browserApi(): Api {
  return createApi(fetch, window.location.origin);
}
