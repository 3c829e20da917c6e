/** The secret of a letter's link, from its address; empty where there is none. */
export function readToken(search: string): string {
  return new URLSearchParams(search).get("token") ?? "";
}
