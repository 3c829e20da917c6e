import { hc } from "hono/client";
import type {
  AccountApi,
  ContactApi,
  FaqApi,
  HeroesApi,
  HotelsApi,
  InvitesApi,
  NewsletterApi,
  SettingsApi,
  ViewsApi,
} from "#server/api-type.ts";

type Fetch = (request: Request) => Response | Promise<Response>;

/** The typed API over the given way of sending a request: the network in the browser, in process on the server. */
export function createApi(send: Fetch, baseUrl: string) {
  const options = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => send(new Request(input, init)),
  };
  return {
    providers: hc<AccountApi>(baseUrl, options).api["sign-in-providers"],
    contact: hc<ContactApi>(baseUrl, options).api.contact,
    faq: hc<FaqApi>(baseUrl, options).api.faq,
    heroes: hc<HeroesApi>(baseUrl, options).api.heroes,
    hotels: hc<HotelsApi>(baseUrl, options).api.hotels,
    invites: hc<InvitesApi>(baseUrl, options).api.invites,
    newsletter: hc<NewsletterApi>(baseUrl, options).api.newsletter,
    settings: hc<SettingsApi>(baseUrl, options).api.settings,
    views: hc<ViewsApi>(baseUrl, options).api.views,
  };
}

export type Api = ReturnType<typeof createApi>;

/** The API as the browser reaches it. */
export function browserApi(): Api {
  return createApi(fetch, window.location.origin);
}
