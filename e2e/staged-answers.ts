import type { Page } from "@playwright/test";

/** Which answers of the API are meant: those of one address, or of all that look like it. */
export type Where = string | RegExp;

const patternOf = (where: Where) =>
  where instanceof RegExp ? where.source : `^${where.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;

declare global {
  interface Window {
    stage?: { status: number; isHeld: Promise<void>; release: () => void };
  }
}

// Answers are staged inside the page: a route of the browser's own turns its cache off and asks us about every script.

/** Changes what the API says of the person who is signed in, for this page alone. */
export async function sayOfMe(page: Page, change: Record<string, string>): Promise<void> {
  await page.addInitScript((changed) => {
    const ask = window.fetch;
    window.fetch = async (...given) => {
      const answer = await ask(...given);
      // Not asked of the answer: one that was made here has no address.
      const [asked] = given;
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
      if (!answer.ok || pathname !== "/api/me") return answer;
      return new Response(JSON.stringify({ ...(await answer.json()), ...changed }), answer);
    };
  }, change);
}

/** Empties every list in some answers. */
export async function emptyAnswers(page: Page, where: Where): Promise<void> {
  await page.addInitScript((pattern) => {
    const ask = window.fetch;
    window.fetch = async (...given) => {
      const answer = await ask(...given);
      const [asked] = given;
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
      if (!answer.ok || !new RegExp(pattern).test(pathname)) return answer;
      const entries = Object.entries(await answer.json());
      const emptied = entries.map(([name, value]) => [name, Array.isArray(value) ? [] : value]);
      return new Response(JSON.stringify(Object.fromEntries(emptied)), answer);
    };
  }, patternOf(where));
}

/** Holds some answers back until they are released, and then lets them fail, at first as a fault of ours. */
export async function failAnswers(page: Page, where: Where) {
  await page.addInitScript((pattern) => {
    const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
    const stage = { status: 500, isHeld, release };
    window.stage = stage;
    const ask = window.fetch;
    window.fetch = async (...given) => {
      const [asked] = given;
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
      // Without a network the browser's own word counts.
      if (!navigator.onLine || !new RegExp(pattern).test(pathname)) return ask(...given);
      await stage.isHeld;
      const { status } = stage;
      const problem = { type: "about:blank", title: "no", status, code: "internal", reference: "r-1" };
      const headers = { "content-type": "application/problem+json" };
      return new Response(JSON.stringify(problem), { status, headers });
    };
  }, patternOf(where));
  return {
    release: () => page.evaluate(() => window.stage!.release()),
    failAs: (status: number) =>
      page.evaluate((to) => {
        window.stage!.status = to;
      }, status),
  };
}
