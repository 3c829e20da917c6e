import { type Client, createApi } from "#web/api.ts";
import { authClient } from "./auth-client.ts";
import { lookAs } from "./see-as.ts";

/** The typed API of a capability as the signed-in person reaches it: every request carries the token of its moment. */
export function memberApi<Contract>(): Client<Contract> {
  return createApi(fetchAsMember, window.location.origin);
}

/** Like fetch, with the session's token; the client renews one that is about to expire. */
export async function fetchAsMember(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { data } = await authClient().getSession();
  const request = new Request(input, init);
  if (data.session) request.headers.set("authorization", `Bearer ${data.session.access_token}`);
  lookAs(request.headers);
  return fetch(request);
}
