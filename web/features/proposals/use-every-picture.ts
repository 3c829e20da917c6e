import { useEffect } from "react";

/**
 * Fetches the pictures further down too, once the rest of the page has come: whoever prints the proposal, or opens it
 * again without a network, has them all. Who asked their browser to be sparing scrolls to them.
 */
export function useEveryPicture(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || isSparing()) return;
    const fetchAll = () => {
      for (const picture of document.querySelectorAll("img")) picture.loading = "eager";
    };
    if (document.readyState === "complete") return fetchAll();
    window.addEventListener("load", fetchAll, { once: true });
    return () => window.removeEventListener("load", fetchAll);
  }, [isOpen]);
}

function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
