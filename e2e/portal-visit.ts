import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { openSession } from "./people.ts";
import { screens } from "./site-watch.ts";

const sessions = new Map<string, ReturnType<typeof openSession>>();

/** The session of one of the demo's people, opened once for all tests of this process. */
function sessionOf(request: APIRequestContext, who: string) {
  const session = sessions.get(who) ?? openSession(request, `${who}@lilamonde.test`);
  sessions.set(who, session);
  return session;
}

export type Language = "pt" | "en";
type Tools = { browser: Browser; baseURL: string | undefined; request: APIRequestContext };
type Visit = { who: string; language: Language; screen: keyof typeof screens };

/** A blank page of somebody who is signed in and reads this language; their profile, which others share, stays as it is. */
export async function visit({ browser, baseURL = "", request }: Tools, { who, language, screen }: Visit) {
  const session = await sessionOf(request, who);
  const kept = { "lilamonde-session": JSON.stringify(session), language };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const domain = new URL(baseURL).hostname;
  const cookie = { name: "language", value: language, domain, path: "/" };
  const more = { expires: -1, httpOnly: false, secure: false, sameSite: "Lax" } as const;
  const context = await browser.newContext({
    viewport: screens[screen],
    reducedMotion: "reduce",
    storageState: { cookies: [{ ...cookie, ...more }], origins: [{ origin: baseURL, localStorage }] },
  });
  const page = await context.newPage();
  await readIn(page, language);
  return page;
}

/** Lets the person's profile say this language, without changing it for others. */
async function readIn(page: Page, language: Language): Promise<void> {
  await page.unroute("**/api/me");
  await page.route("**/api/me", async (route) => {
    const answer = await route.fetch();
    const preferredLanguage = language === "pt" ? "pt-BR" : "en";
    await route.fulfill({ response: answer, json: { ...(await answer.json()), preferredLanguage } });
  });
}

/** From the next page on the person reads the other language. */
export async function turnTo(page: Page, language: Language): Promise<void> {
  await readIn(page, language);
  await page.context().addCookies([{ name: "language", value: language, url: page.url() }]);
  await page.evaluate((to) => localStorage.setItem("language", to), language);
}

/** The words a page is known by, in its main part. */
export const wordsOf = (page: Page, words: string) => page.getByRole("main").getByText(words).first();

/** Waits until a page stands: its words are there, and nothing of it is still on its way. */
export async function untilReady(page: Page, words: string): Promise<void> {
  await expect(wordsOf(page, words)).toBeVisible();
  await expect(page.getByRole("main").getByRole("status", { name: /^(Carregando|Loading)$/ })).toHaveCount(0);
}
