import { isReservedSlug } from "../hotels/slugs.ts";
import { coded } from "../text.ts";

const MAX = 60;

/** The last part of a store's address: small letters, digits and single hyphens between them. */
export const StoreSlug = coded(/^(?=.{3})[a-z0-9]+(-[a-z0-9]+)*$/, { max: MAX });

/** Words that would speak for somebody who they are not, or that addresses of ours begin with. */
const WORDS = [
  "account",
  "ajuda",
  "atendimento",
  "card",
  "cartao",
  "comunidade",
  "conta",
  "edit",
  "editar",
  "equipe",
  "help",
  "loja",
  "marketplace",
  "marketplace-public",
  "me",
  "official",
  "oficial",
  "own",
  "pagamento",
  "pagamentos",
  "payment",
  "post",
  "product",
  "produto",
  "proposal",
  "qr",
  "root",
  "settings",
  "store",
  "stores",
  "suporte",
  "support",
  "team",
  "whatsapp",
  "www",
];

/** What keeps a slug from being anybody's: a word of ours, an address of the site, or our own name in it. */
export function slugBlocker(slug: string): "slug_reserved" | null {
  const speaksForUs = slug.split("-").includes("lilamonde");
  return speaksForUs || WORDS.includes(slug) || isReservedSlug(slug) ? "slug_reserved" : null;
}

/** The slug that a name suggests, and the same with a number where that one is not free. */
export function suggestSlug(name: string, attempt = 1): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX - 5)
    .replace(/^-+|-+$/g, "");
  const base =
    plain.length < 3 || slugBlocker(plain) ? `viagens-${plain || "a"}`.replace(/-lilamonde/g, "") : plain;
  return attempt > 1 ? `${base}-${attempt}` : base;
}
