import { interfaceLanguage } from "#domain/profile/offers.ts";
import { getLocale } from "#messages/runtime.js";
import { rememberLanguage } from "#web/locale/remember-language.ts";

/**
 * Makes the interface speak the profile's language (spec §9). True if the page is being opened again for it; a
 * browser that keeps no cookie stays as it is rather than turning in a circle.
 */
export function adoptLanguage(preferredLanguage: string): boolean {
  const language = interfaceLanguage(preferredLanguage);
  if (language === getLocale()) return false;
  rememberLanguage(language);
  if (!document.cookie.includes(`language=${language}`)) return false;
  window.location.reload();
  return true;
}
