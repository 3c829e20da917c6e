/** The address with members laid over its query; what else it asks stays. */
export function withQuery(address: string, parts: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parts)) url.searchParams.set(name, value);
  return url.href;
}

/** The address with members in its fragment, which no server on the way gets to see. */
export function withFragment(address: string, parts: Record<string, string | number>): string {
  const sorted = Object.entries(parts).sort(([a], [b]) => a.localeCompare(b));
  const url = new URL(address);
  url.hash = new URLSearchParams(sorted.map(([name, value]) => [name, String(value)])).toString();
  return url.href;
}
