import type { capabilities } from "./capabilities.ts";

type Capabilities = typeof capabilities;

/** The types of the API, one per capability that has routes: all that the web part may know of the server. */
export type Apis = {
  [K in keyof Capabilities as Capabilities[K] extends { routes: unknown }
    ? K
    : never]: Capabilities[K] extends {
    // biome-ignore lint/suspicious/noExplicitAny: whatever it is given, what it returns is asked
    routes: (...given: any) => infer Api;
  }
    ? Api
    : never;
};
