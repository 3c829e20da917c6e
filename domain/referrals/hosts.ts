/** Sites on which many hotels have a page: the same one says nothing of the same hotel. */
const SHARED =
  /(^|\.)(booking|airbnb|expedia|tripadvisor|instagram|facebook|google|linktr|wixsite)\.[a-z.]+$/;
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** The address of a website as it can be opened, or null if it is none. */
export function websiteOf(written: string): string | null {
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && HOST.test(url.hostname) && url.username === "" ? url.href : null;
}

/** The host by which two referrals of one hotel are known, whatever stands before and after it; null for a shared site. */
export function hostOf(website: string | null): string | null {
  const address = website && websiteOf(website);
  if (!address) return null;
  const host = new URL(address).hostname.replace(/^www\./, "");
  return SHARED.test(host) ? null : host;
}
