import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareFunction } from "react-router";
import { overwriteGetLocale } from "#messages/runtime.js";
import { pageContext } from "#web/page-context.ts";
import type { Locale } from "./locale.ts";

const requestLocale = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => requestLocale.getStore() ?? "pt");

/** Makes every message of one request, in loaders and in rendering, speak that request's language. */
export const withRequestLocale: MiddlewareFunction<Response> = ({ context }, next) =>
  requestLocale.run(context.get(pageContext).locale, next);
