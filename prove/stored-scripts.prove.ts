import { chromium, type Page } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { CHROMIUM_ARGS } from "#testing/browser/chromium-args.ts";
import { findChromium } from "#testing/browser/find-chromium.ts";
import { readOperations } from "#testing/hostile-requests.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import { type Schema, sampleSchema } from "#testing/sample-schema.ts";
import { scriptText } from "#testing/script-corpus.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { portalPages } from "../e2e/every-page.ts";
import { poison } from "./scripts/poison.ts";
import { startHouse } from "./scripts/start-house.ts";

const people = { advisor: "advisor", tour_operator: "operator", hotel: "hotel", admin: "admin" } as const;
type Who = (typeof people)[keyof typeof people];
type Session = { access_token: string; user: { id: string } };

/** Pages that are in no menu and no map of the site: the ways in, and what a link opens. */
const linkedPages = [
  ...["/auth", "/auth/reset-password", "/change-password", "/events/check-in/VELAA26"],
  "/invite/demo-convite-aberto------------------------",
  "/proposal/lilamonde-demo-proposta-entre-dois-oceanos-",
  "/diagnostico-pdi/quiz/lilamonde-demo-diagnostico-em-andamento-000",
  "/certificados/lm-ve1a-2026-dem0",
];

async function signIn(url: string, who: string): Promise<Session> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    // What a device calls itself is shown among the sessions.
    headers: { "content-type": "application/json", "user-agent": scriptText },
    body: JSON.stringify({ email: `${who}@lilamonde.test`, password: "Lilamonde!2026" }),
  });
  return answer.json();
}

/** Sends scripts in every text of every write, as everybody who may; how many were taken. */
async function sendEverywhere(url: string, sessions: Map<string, Session>): Promise<number> {
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  const schemas = document.components.schemas as Record<string, Schema>;
  let taken = 0;
  const failed: string[] = [];
  for (const { method, path, access, body } of readOperations(document)) {
    if (!body) continue;
    for (const [role, who] of Object.entries(people)) {
      const isOpen = access === "public" || access === "link" || access === "signed_in";
      if (!isOpen && !access.includes(role as never)) continue;
      const { access_token: token, user } = sessions.get(who)!;
      const sampled = sampleSchema(body, { schemas, uuid: user.id, text: scriptText });
      const answer = await fetch(url + path.replace(/\{\w+\}/g, user.id), {
        method,
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(sampled),
      });
      if (answer.status >= 500) failed.push(`${method} ${path} as ${role}`);
      if (answer.ok) taken++;
      await answer.body?.cancel();
    }
  }
  expect(failed).toEqual([]);
  return taken;
}

/** Writes scripts into what an account says of itself and calls its second factor. */
async function sendToAccounts(url: string, sessions: Map<string, Session>): Promise<void> {
  const factor = { factor_type: "totp", friendly_name: scriptText.slice(0, 100) };
  const sent = [
    ["PUT", "/user", { data: { full_name: scriptText, name: scriptText } }],
    ["POST", "/factors", factor],
  ] as const;
  for (const { access_token: token } of sessions.values())
    for (const [method, path, body] of sent) {
      const answer = await fetch(`${url}/auth/v1${path}`, {
        method,
        headers: { "content-type": "application/json", authorization: `Bearer ${token}`, apikey: "prove" },
        body: JSON.stringify(body),
      });
      expect([path, answer.status]).toEqual([path, 200]);
    }
}

/** What of a page is a script that somebody wrote: it has run, or waits to. */
function findScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const waiting = [
      ...document.querySelectorAll(
        "[onerror],[onload],[ontoggle],[onfocus],[srcdoc],a[href^='javascript:' i],iframe[src^='javascript:' i]",
      ),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200));
    return (window as { ran?: number }).ran ? ["ran", ...waiting] : waiting;
  });
}

test("scripts in every text of the whole product are shown as the words they are, on every page", async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const databaseUrl = server.url("postgres");
  const house = await startHouse({ databaseUrl, dataDir: temporaryFolder("stored-scripts") });
  onTestFinished(() => house.stop());
  const { url } = house;
  const sessions = new Map<string, Session>();
  for (const who of Object.values(people)) sessions.set(who, await signIn(url, who));
  await sendToAccounts(url, sessions);
  expect(await sendEverywhere(url, sessions)).toBeGreaterThan(20);
  const database = await openPostgres({ url: databaseUrl, log: createLog("silent") });
  expect(await poison(database.db, scriptText)).toBeGreaterThan(60);
  await database.close();

  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  onTestFinished(() => browser.close());
  const found: string[] = [];
  let shown = 0;
  const look = async (page: Page, path: string) => {
    await page.goto(url + path, { waitUntil: "load" });
    await page.locator("h1").first().waitFor({ state: "attached" });
    await page.waitForFunction(() => !document.querySelector("main [data-slot=loading]"));
    if ((await page.content()).includes("&lt;svg/onload")) shown++;
    for (const script of await findScripts(page)) found.push(`${path}: ${script}`);
  };
  // Without the policy of the pages, which would hold back what was let through.
  const open = async (who: Who | null) => {
    const session = who && JSON.stringify(sessions.get(who));
    const localStorage = session ? [{ name: "lilamonde-session", value: session }] : [];
    const context = await browser.newContext({
      ...{ bypassCSP: true, serviceWorkers: "block" },
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    });
    return context.newPage();
  };
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const publicPaths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => new URL(at!).pathname);
  const visitor = await open(null);
  for (const path of [...publicPaths, ...linkedPages]) await look(visitor, path);
  for (const who of Object.values(people)) {
    const page = await open(who);
    for (const { path } of portalPages.filter((each) => each.who === who)) await look(page, path);
    await page.context().close();
  }
  expect(found).toEqual([]);
  expect(shown).toBeGreaterThan(60);
}, 3_600_000);
