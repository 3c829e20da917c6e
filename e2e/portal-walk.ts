import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { isWhole } from "../testing/reach.ts";
import type { PortalPage } from "./every-page.ts";
import { findMisnamed, findSmallTargets } from "./page-controls.ts";
import { type Language, revisit, type Tools, untilReady, wordsOf } from "./portal-visit.ts";
import {
  findOverhang,
  findSpilledHeadings,
  findViolations,
  STANDS_STILL,
  screens,
  watchComplaints,
  watchShifts,
} from "./site-watch.ts";
import { type Fate, stageAnswers } from "./staged-answers.ts";

type Screen = keyof typeof screens;

/** What the states say, in the reader's language. */
const wordsIn = (language: Language) => {
  const ui: Record<string, string> = JSON.parse(readFileSync(`messages/ui/${language}.json`, "utf8"));
  return {
    loading: ui.state_loading!,
    error: ui.state_error_title!,
    forbidden: ui.state_forbidden_title!,
    offline: ui.state_offline_title!,
    retry: ui.error_retry!,
  };
};
const words = { pt: wordsIn("pt"), en: wordsIn("en") };

declare global {
  interface Window {
    __reactRouterDataRouter?: { navigate: (to: string) => Promise<void> };
  }
}

/** What the browser itself says of a network that was taken away. */
const isAboutTheNetwork = (complaint: string) => complaint.includes("ERR_INTERNET_DISCONNECTED");

/** One window in which somebody goes from page to page, as by the menu: the portal is loaded once. */
export async function openWalk(tools: Tools, { who, language }: { who: string; language: Language }) {
  const page = await revisit(tools, { who, language, screen: "phone" });
  const complaints = watchComplaints(page);
  const shifts = await watchShifts(page);
  let answers: Answers | undefined;
  return {
    ...{ who, language, page, shifts },
    /** Whether this window was shown what fills a page, and so would not wait for it again. */
    remembers: async ({ data }: PortalPage) => data !== undefined && (await answers?.hasAsked(data)) === true,
    /** Opens a page with a fate for what fills it; the first is loaded, every other one is gone to. */
    open: async ({ path, data }: PortalPage, fate: Fate) => {
      await page.setViewportSize(screens.phone);
      if (answers) {
        await answers.mean(data, fate);
        await shifts.begin();
        await page.evaluate((to) => window.__reactRouterDataRouter!.navigate(to), path);
      } else {
        answers = await stageAnswers(page, data, fate);
        await page.goto(path);
      }
      return answers;
    },
    /** What the browser complained of since it was last asked. */
    complaints: () => complaints.splice(0).filter((complaint) => !isAboutTheNetwork(complaint)),
  };
}

export type Walk = Awaited<ReturnType<typeof openWalk>>;
type Answers = Awaited<ReturnType<typeof stageAnswers>>;

/** The window is looked at again: what may have changed is asked for once more. */
const lookAgain = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event("visibilitychange")));

/** A page whose answers wait says so; they fail, there is no network, they are for others; and then they wait again. */
async function showsItsStates({ page, language }: Walk, answers: Answers): Promise<void> {
  const said = words[language];
  const main = page.getByRole("main");
  await answers.become(500);
  await expect(main.getByRole("alert")).toContainText(said.error);
  // Its colours are those of the same words on every page.
  expect.soft(await findViolations(page, { within: "main", isColourKnown: !isWhole })).toEqual([]);
  await page.context().setOffline(true);
  await main.getByRole("button", { name: said.retry }).click();
  await expect(wordsOf(page, said.offline)).toBeVisible();
  expect.soft(await findOverhang(page)).toBe(0);
  await answers.become(403);
  await page.context().setOffline(false);
  await expect(wordsOf(page, said.forbidden)).toBeVisible();
  await answers.become("held");
  await lookAgain(page);
  await saysThatItLoads(page, language);
}

// Other parts of the page may still be on their way too.
const saysThatItLoads = (page: Page, language: Language) =>
  expect(page.getByRole("main").getByRole("status", { name: words[language].loading }).first()).toBeVisible();

/** Everything asked of a page that stands, at each width; axe reads it at those named. */
async function isSound(page: Page, readAt: readonly Screen[]): Promise<void> {
  let isColourKnown = false;
  for (const size of ["phone", "tablet", "desktop"] as const) {
    await page.setViewportSize(screens[size]);
    expect.soft(await findOverhang(page), size).toBe(0);
    expect.soft(await findSpilledHeadings(page), size).toEqual([]);
    expect.soft(await findMisnamed(page), size).toEqual([]);
    if (size === "phone") expect.soft(await findSmallTargets(page)).toEqual([]);
    if (!readAt.includes(size)) continue;
    expect.soft(await findViolations(page, { isColourKnown }), size).toEqual([]);
    // Colours are those of the first width.
    isColourKnown = true;
  }
}

async function stands(
  { page, language, shifts }: Walk,
  { ready }: PortalPage,
  readAt: readonly Screen[],
): Promise<void> {
  await untilReady(page, ready[language === "pt" ? 0 : 1]);
  await expect(page.locator("html")).toHaveAttribute("lang", language === "pt" ? "pt-BR" : "en");
  const moved = await shifts();
  expect.soft(moved, await shifts.what()).toBeLessThan(STANDS_STILL);
  await isSound(page, readAt);
}

/** Loads a page by its address and asks of it what is asked of one that stands. */
export async function loadPage(walk: Walk, asked: PortalPage, readAt: readonly Screen[]): Promise<void> {
  await walk.open(asked, "real");
  await stands(walk, asked, readAt);
  expect.soft(walk.complaints()).toEqual([]);
}

/** Asks everything of one page in one visit: it loads, fails, is offline, is for others, stands, and is empty. */
export async function walkPage(walk: Walk, asked: PortalPage, readAt: readonly Screen[]): Promise<void> {
  const { page, language, shifts } = walk;
  const { data, isList } = asked;
  const answers = await walk.open(asked, data ? "held" : "real");
  if (data) {
    await saysThatItLoads(page, language);
    await showsItsStates(walk, answers);
    // From the place that is kept for it to what comes.
    await shifts.begin();
  }
  await answers.become("real");
  await stands(walk, asked, readAt);
  if (isList) await saysWhyThereIsNothing(page, answers);
  expect.soft(walk.complaints()).toEqual([]);
}

async function saysWhyThereIsNothing(page: Page, answers: Answers): Promise<void> {
  await answers.become("empty");
  await lookAgain(page);
  await expect(page.getByRole("main").locator("[data-slot=state]")).not.toBeEmpty();
  expect.soft(await findViolations(page, { within: "main" })).toEqual([]);
}
