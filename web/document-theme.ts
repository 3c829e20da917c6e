import { createContext, useContext } from "react";

/** The theme the server writes into a portal's document, so that its first paint is the reader's own. */
export const DocumentTheme = createContext<string | undefined>(undefined);

/** The theme of the document: the server's word for it, in the browser what the document has. */
export function useDocumentTheme(): string | undefined {
  const told = useContext(DocumentTheme);
  return typeof document === "undefined" ? told : document.documentElement.dataset.theme;
}
