import { hc } from "hono/client";
import type {
  AccountApi,
  HotelsApi,
  InvitesApi,
  NotificationsApi,
  PeopleApi,
  PrivacyApi,
  ProfileApi,
  SecurityApi,
  UpdatesApi,
} from "#server/api-type.ts";
import { authClient } from "./auth-client.ts";

/** The typed API as the signed-in person reaches it: every request carries the token of its moment. */
export function memberApi() {
  const { origin } = window.location;
  const options = { fetch: fetchAsMember };
  return {
    accounts: hc<AccountApi>(origin, options).api,
    hotels: hc<HotelsApi>(origin, options).api.hotels,
    notifications: hc<NotificationsApi>(origin, options).api.notifications,
    invites: hc<InvitesApi>(origin, options).api.invites,
    people: hc<PeopleApi>(origin, options).api.people,
    privacy: hc<PrivacyApi>(origin, options).api.privacy,
    profile: hc<ProfileApi>(origin, options).api.profile,
    security: hc<SecurityApi>(origin, options).api.security,
    updates: hc<UpdatesApi>(origin, options).api.updates,
  };
}

/** Like fetch, with the session's token; the client renews one that is about to expire. */
export async function fetchAsMember(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { data } = await authClient().getSession();
  const request = new Request(input, init);
  if (data.session) request.headers.set("authorization", `Bearer ${data.session.access_token}`);
  return fetch(request);
}
