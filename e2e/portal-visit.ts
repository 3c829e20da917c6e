import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from "@playwright/test";
import { openSession } from "./people.ts";
import { screens } from "./site-watch.ts";
import { sayOfMe } from "./staged-answers.ts";
import { keepContext } from "./tidy-test.ts";

const sessions = new Map<string, ReturnType<typeof openSession>>();

/** The session of one of the demo's people, opened once for all tests of this process. */
function sessionOf(request: APIRequestContext, who: string) {
  const session = sessions.get(who) ?? openSession(request, `${who}@lilamonde.test`);
  sessions.set(who, session);
  return session;
}

export type Language = "pt" | "en";
export type Tools = { browser: Browser; baseURL: string | undefined; request: APIRequestContext };
type Visit = { who: string; language: Language; screen: keyof typeof screens };

/** A blank page of somebody who is signed in and reads this language; their profile, which others share, stays as it is. */
export async function visit(tools: Tools, { who, language, screen }: Visit): Promise<Page> {
  const page = await (await contextOf(tools, who)).newPage();
  await page.setViewportSize(screens[screen]);
  await readIn(page, tools.baseURL ?? "", language);
  return page;
}

const contexts = new Map<string, Promise<BrowserContext>>();

/** Where visits of one person take place. Visits that leave no trace share it: to open one takes as long as a page. */
export async function revisit(tools: Tools, { who, language, screen }: Visit): Promise<Page> {
  const context = contexts.get(who) ?? contextOf(tools, who);
  contexts.set(who, context);
  const page = await keepContext(await context).newPage();
  await page.setViewportSize(screens[screen]);
  await readIn(page, tools.baseURL ?? "", language);
  return page;
}

async function contextOf({ browser, baseURL = "", request }: Tools, who: string): Promise<BrowserContext> {
  const session = JSON.stringify(await sessionOf(request, who));
  const localStorage = [{ name: "lilamonde-session", value: session }];
  return browser.newContext({
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
}

/** Lets this window read a language, and the person's profile say so, without changing it for others. */
async function readIn(page: Page, baseURL: string, language: Language): Promise<void> {
  await page.context().addCookies([{ name: "language", value: language, url: baseURL }]);
  await page.addInitScript((to) => localStorage.setItem("language", to), language);
  await sayOfMe(page, { preferredLanguage: language === "pt" ? "pt-BR" : "en" });
}

/** The words a page is known by, in its main part. */
export const wordsOf = (page: Page, words: string) => page.getByRole("main").getByText(words).first();

/** Waits until a page stands: its words are there, and nothing of it is still on its way. */
export async function untilReady(page: Page, words: string): Promise<void> {
  await expect(wordsOf(page, words)).toBeVisible();
  await expect(page.getByRole("main").getByRole("status", { name: /^(Carregando|Loading)$/ })).toHaveCount(0);
}
