import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from "react";
import { readThemeCookie, type Theme, themeCookie } from "./theme-cookie.ts";

type Choice = { theme: Theme; chooseTheme: (theme: Theme) => void };

const ThemeChoice = createContext<Choice>({ theme: "papel", chooseTheme: () => {} });

/** The theme of the portal around it, and the way to change it. */
export function useTheme(): Choice {
  return useContext(ThemeChoice);
}

/** Dresses the document in the reader's theme for as long as a portal is open. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  // Portals are drawn in the browser alone, so the first drawing already knows the cookie.
  const [theme, setTheme] = useState(() => readThemeCookie(document.cookie));
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    return () => {
      delete dataset.theme;
    };
  }, [theme]);
  const chooseTheme = (chosen: Theme) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = themeCookie(chosen);
    setTheme(chosen);
  };
  return <ThemeChoice value={{ theme, chooseTheme }}>{children}</ThemeChoice>;
}
