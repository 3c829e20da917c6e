/** A web address as it is kept, from however it was typed; null if it is none. */
export function readSite(typed: string): string | null {
  const text = typed.trim();
  const address =
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*\.[^/]*:\d/.test(text) ? text : `https://${text}`;
  if (/\s/.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username, href } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  if (!isWeb || username || !/\.[a-z]{2,}$/i.test(hostname)) return null;
  return href.length > 200 ? null : href.replace(/\/$/, "");
}
