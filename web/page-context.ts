import { createContext } from "react-router";
import type { Locale } from "#web/locale/locale.ts";

/** What the server hands to every page request. */
export type PageInput = {
  /** The API in process: same routes and same authorization as over the network. */
  api: (request: Request) => Response | Promise<Response>;
  /** Undefined on pages kept in the cache, whose inline scripts are allowed by hash instead. */
  nonce: string | undefined;
  publicUrl: string;
  locale: Locale;
};

export const pageContext = createContext<PageInput>();
