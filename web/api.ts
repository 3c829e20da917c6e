import { hc } from "hono/client";
import type {
  AccountApi,
  ContactApi,
  FaqApi,
  HeroesApi,
  HotelsApi,
  InvitesApi,
  NewsletterApi,
  NotificationsApi,
  PeopleApi,
  PrivacyApi,
  ProfileApi,
  SecurityApi,
  SettingsApi,
  UpdatesApi,
  ViewsApi,
} from "#server/api-type.ts";

type Send = (request: Request) => Response | Promise<Response>;

/**
 * The typed API over the given way of sending a request: the network in the browser, with a member's token
 * (`web/session/member-api.ts`), in process on the server.
 */
export function createApi(send: Send, baseUrl: string) {
  const options = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => send(new Request(input, init)),
  };
  return {
    accounts: hc<AccountApi>(baseUrl, options).api,
    contact: hc<ContactApi>(baseUrl, options).api.contact,
    faq: hc<FaqApi>(baseUrl, options).api.faq,
    heroes: hc<HeroesApi>(baseUrl, options).api.heroes,
    hotels: hc<HotelsApi>(baseUrl, options).api.hotels,
    invitation: hc<InvitesApi>(baseUrl, options).api.invitation,
    invites: hc<InvitesApi>(baseUrl, options).api.invites,
    newsletter: hc<NewsletterApi>(baseUrl, options).api.newsletter,
    notifications: hc<NotificationsApi>(baseUrl, options).api.notifications,
    people: hc<PeopleApi>(baseUrl, options).api.people,
    privacy: hc<PrivacyApi>(baseUrl, options).api.privacy,
    profile: hc<ProfileApi>(baseUrl, options).api.profile,
    security: hc<SecurityApi>(baseUrl, options).api.security,
    settings: hc<SettingsApi>(baseUrl, options).api.settings,
    updates: hc<UpdatesApi>(baseUrl, options).api.updates,
    views: hc<ViewsApi>(baseUrl, options).api.views,
  };
}

export type Api = ReturnType<typeof createApi>;

/** The API as the browser reaches it. */
export function browserApi(): Api {
  return createApi(fetch, window.location.origin);
}
