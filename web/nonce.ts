import { createContext } from "react";

/** The nonce of the page being rendered, for the few inline scripts of our own. */
export const NonceContext = createContext<string | undefined>(undefined);
