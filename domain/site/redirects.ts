import { englishAddress } from "./addresses.ts";

/** Old and short addresses and where they lead (spec §2); a star stands for the address itself and all below it. */
export const siteRedirects: Record<string, string> = {
  "/martinhal": "/martinhal-luxury-resorts",
  "/velaa": "/velaa-private-island",
  "/product/*": "/servicos-representacao-hoteleira",
  "/servicos": "/servicos-representacao-hoteleira",
  "/services": "/servicos-representacao-hoteleira",
  "/blog/*": "/",
  "/portfolio": "/lilamonde",
  "/hotels": "/lilamonde",
  "/sobre": "/about",
  "/contato": "/contact",
};

/** Where an address leads now, in the language it stands for; null when it has not moved. */
export function siteRedirect(path: string): string | null {
  const isEnglish = path.startsWith("/en/");
  const bare = (isEnglish ? path.slice("/en".length) : path).replace(/\/+$/, "");
  const found = Object.entries(siteRedirects).find(([from]) => leadsFrom(from, bare));
  if (!found) return null;
  return isEnglish ? englishAddress(found[1]) : found[1];
}

function leadsFrom(from: string, path: string): boolean {
  if (!from.endsWith("/*")) return path === from;
  const folder = from.slice(0, -2);
  return path === folder || path.startsWith(`${folder}/`);
}
