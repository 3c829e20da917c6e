import type { Language } from "#domain/text.ts";
import { switchLanguage } from "./switch-language.ts";

const ADDRESS = /^\/(booking|stay|request)\/([\w-]{43})$/;

/** A page that is opened by the secret of a mail or a message. */
type PageLink = { kind: "booking" | "stay" | "request"; token: string };

/** Says in which language the bearer of a link was written to; null where nobody was. */
export type FindLinkLanguage = (link: PageLink) => Promise<Language | null>;

/**
 * In which language the bearer of a link reads: the one they chose, else the one they were written to in. An answer
 * where they choose one, and null where the address is no link.
 */
export function createLinkPages({ findLanguage }: { findLanguage: FindLinkLanguage }) {
  return async (request: Request, chosen: Language | null): Promise<Language | Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, kind, token] = ADDRESS.exec(pathname) ?? [];
    if (!kind || !token) return null;
    const wanted = searchParams.get("language");
    if (wanted === "pt" || wanted === "en") return switchLanguage(pathname, wanted);
    return chosen ?? (await findLanguage({ kind: kind as PageLink["kind"], token })) ?? "pt";
  };
}
