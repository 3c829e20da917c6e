import { m } from "#messages/messages.js";
import type { ProfileApi } from "#server/profile/contract.ts";
import { htmlLang, type Locale } from "#web/locale/locale.ts";
import { memberApi } from "#web/session/member-api.ts";
import { toast } from "#web/ui/toast/toast.ts";

/** Writes a language to the profile; every open page of the person hears of it and comes again in it. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const answer = await memberApi<ProfileApi>()
    .profile.language.$put({ json: { language: htmlLang[locale] } })
    .catch(() => null);
  if (!answer?.ok) toast({ text: m.portal_language_failed(), tone: "bad" });
}
