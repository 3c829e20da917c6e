import { getLocale } from "#messages/runtime.js";
import { localizePath } from "#web/locale/locale.ts";

/** The address of a public page in the language being read. */
export function sitePath(path: string): string {
  return localizePath(path, getLocale());
}
