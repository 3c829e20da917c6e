import { Bell, Database, KeyRound, Languages, LogOut, Moon, ShieldCheck, Sun } from "lucide-react";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { chooseLanguage } from "../../header/choose-language.ts";
import type { SearchSource } from "../search-source.ts";

/** The reader's own account: the parts of the profile, the language and the theme, the way out. */
export const accountSource: SearchSource = {
  id: "account",
  label: m.menu_account,
  find: ({ menu, signOut, theme, chooseTheme }) => {
    const profile = `${menu.home}/profile`;
    const other = getLocale() === "pt" ? "en" : "pt";
    return [
      { id: "security", label: m.security_title(), icon: ShieldCheck, to: `${profile}#seguranca` },
      { id: "password", label: m.account_change_password(), icon: KeyRound, to: "/change-password" },
      { id: "preferences", label: m.profile_preferences(), icon: Bell, to: `${profile}#preferencias` },
      { id: "data", label: m.privacy_title(), icon: Database, to: `${profile}#dados` },
      { id: "language", label: m.search_language(), icon: Languages, act: () => chooseLanguage(other) },
      theme === "noite"
        ? { id: "theme", label: m.search_theme_day(), icon: Sun, act: () => chooseTheme("papel") }
        : { id: "theme", label: m.search_theme_night(), icon: Moon, act: () => chooseTheme("noite") },
      { id: "out", label: m.account_sign_out(), icon: LogOut, act: signOut },
    ];
  },
};
