import { useEffect, useState } from "react";
import { accountError } from "../account-error.ts";
import { readReturnError } from "./read-return-error.ts";

/** What went wrong on the way back from a provider or a mailed link, in words; the address is then cleaned. */
export function useReturnError(): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const code = readReturnError(window.location);
    if (!code) return;
    setText(accountError({ code }));
    // After the client has looked at it too.
    const timer = setTimeout(() => window.history.replaceState(window.history.state, "", "/auth"));
    return () => clearTimeout(timer);
  }, []);
  return text;
}
