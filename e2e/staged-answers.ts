import type { Page } from "@playwright/test";

/** Which answers of the API are meant: those of one address, or of all that look like it. */
export type Where = string | RegExp;

/** What becomes of them: they come as they are, wait, come with their lists emptied, or are refused with a status. */
export type Fate = "real" | "held" | "empty" | 403 | 500;

const patternOf = (where: Where) =>
  where instanceof RegExp ? where.source : `^${where.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;

type Stage = { pattern: string; fate: Fate };

declare global {
  interface Window {
    stage?: Stage & { asked: Set<string>; set: (stage: Stage) => void };
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

/** Runs in the page, before its own scripts. */
function interceptAnswers(first: Stage): void {
  let change = Promise.withResolvers<void>();
  const set = (next: Stage) => {
    Object.assign(stage, next);
    change.resolve();
    change = Promise.withResolvers();
  };
  const stage = { ...first, asked: new Set<string>(), set };
  window.stage = stage;
  const refuse = (status: number) => {
    const problem = { type: "about:blank", title: "no", status, code: "internal", reference: "r-1" };
    const headers = { "content-type": "application/problem+json" };
    return new Response(JSON.stringify(problem), { status, headers });
  };
  const ask = window.fetch;
  window.fetch = async (...given) => {
    const [asked] = given;
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
    const isMeant = () => stage.pattern !== "" && new RegExp(stage.pattern).test(pathname);
    stage.asked.add(pathname);
    // Without a network the browser's own word counts.
    while (navigator.onLine && isMeant() && stage.fate === "held") await change.promise;
    if (!navigator.onLine || !isMeant()) return ask(...given);
    if (typeof stage.fate === "number") return refuse(stage.fate);
    const answer = await ask(...given);
    if (stage.fate !== "empty" || !answer.ok) return answer;
    const entries = Object.entries(await answer.json());
    const emptied = entries.map(([name, value]) => [name, Array.isArray(value) ? [] : value]);
    return new Response(JSON.stringify(Object.fromEntries(emptied)), answer);
  };
}

/** Decides what becomes of some answers on a page, from its next load on. */
export async function stageAnswers(page: Page, where: Where | undefined, fate: Fate = "held") {
  await page.addInitScript(interceptAnswers, { pattern: where ? patternOf(where) : "", fate });
  let pattern = where ? patternOf(where) : "";
  const become = (next: Fate) => page.evaluate((stage) => window.stage!.set(stage), { pattern, fate: next });
  return {
    /** From now on these answers have this fate, also those that wait. */
    become,
    /** Other answers are meant. */
    mean: (other: Where | undefined, next: Fate) => {
      pattern = other ? patternOf(other) : "";
      return become(next);
    },
    /** Whether this document has asked for any of these before, and so may remember them. */
    hasAsked: (for_: Where) =>
      page.evaluate(
        (sought) => [...window.stage!.asked].some((path) => new RegExp(sought).test(path)),
        patternOf(for_),
      ),
  };
}
