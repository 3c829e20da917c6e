import { type APIRequestContext, expect } from "@playwright/test";
import sharp from "sharp";
import { emptyBlock } from "../domain/journeys/blocks.ts";
import { DEMO_TOKEN } from "../server/proposals/link-token.ts";
import { ask, comeIn, enter } from "./people.ts";
import { test } from "./tidy-test.ts";

type Session = Awaited<ReturnType<typeof comeIn>>["session"];

/** An advisor with a photo. */
async function comeInWithPhoto(request: APIRequestContext, name: string): Promise<Session> {
  const { session } = await comeIn(request, { name });
  const photo = await sharp({ create: { width: 96, height: 96, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  const kept = await request.put("/api/profile/photo", {
    headers: { authorization: `Bearer ${session.access_token}`, "content-type": "image/png" },
    data: photo,
  });
  expect(kept.ok()).toBe(true);
  return session;
}

/** A published journey of one day's table, for a client who reads English, and its link. */
async function publishForBea(request: APIRequestContext, session: Session) {
  const tell = (path: string, data: unknown) => ask(request, { session, path, data });
  const journey = await tell("/api/journeys", {
    ...{ title: "Uma mesa ao sul", startsOn: "2027-07-04", endsOn: "2027-07-06", currency: "EUR" },
    ...{ language: "pt", clientId: null, copyOf: null },
  });
  const block = emptyBlock({
    ...{ id: crypto.randomUUID(), optionId: journey.options[0].id, kind: "dining" },
    ...{ day: 0, position: "V" },
  });
  const path = `/api/journeys/${journey.id}`;
  await tell(`${path}/operations`, {
    ...{ kind: "set_journey", id: crypto.randomUUID(), version: journey.version },
    changes: { travellers: [{ firstName: "Bea", isChild: false }] },
  });
  const { revision } = await tell(`${path}/operations`, {
    ...{ kind: "add_blocks", id: crypto.randomUUID() },
    blocks: [{ ...block, title: { pt: "Jantar na praia", en: "Dinner on the beach" } }],
  });
  await tell(`${path}/publish`, { revision });
  const { url } = await tell(`/api/proposal-links/${journey.id}`, { language: "en", passcode: null });
  return { id: journey.id as string, url: url as string };
}

test("a proposal is signed with its advisor's photo, which whoever has the link sees", {
  tag: ["@proposals", "@profile"],
}, async ({ request, page }) => {
  const session = await comeInWithPhoto(request, "Íris Lobato");
  const { url } = await publishForBea(request, session);
  await page.goto(new URL(url).pathname);
  const photo = page.getByRole("paragraph").filter({ hasText: "Íris Lobato" }).first().locator("img");
  await expect(photo).toHaveAttribute("src", /^\/api\/photos\//);
  await expect(photo).toHaveJSProperty("naturalWidth", 96);
});

test("a proposal is printed with all it says, and without what can only be pressed", {
  tag: ["@proposals", "@profile"],
}, async ({ page }) => {
  await page.goto(`/proposal/${DEMO_TOKEN}`);
  const pressed = page.locator("button, summary, input, textarea, header a").filter({ visible: true });
  await expect(page.getByRole("link", { name: "PDF" })).toBeVisible();
  const items = await page.locator("main article").count();
  expect(items).toBeGreaterThan(3);
  await page.emulateMedia({ media: "print" });
  await expect(pressed).toHaveCount(0);
  await expect(page.locator("main article").filter({ visible: true })).toHaveCount(items);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the text for WhatsApp greets the client and is in their language, not in the advisor's", {
  tag: ["@proposals", "@profile"],
}, async ({ browser, baseURL, request }) => {
  const { session } = await comeIn(request, { name: "Noel Prates" });
  const { id, url } = await publishForBea(request, session);
  const page = await (await enter({ browser, baseURL }, session)).newPage();
  await page.goto(`/advisor-portal/my-journeys/${id}/proposal`);
  const way = page.getByRole("link", { name: "Enviar pelo WhatsApp" });
  const sent = new URL((await way.getAttribute("href")) ?? "");
  expect(sent.origin + sent.pathname).toBe("https://wa.me/");
  expect(sent.searchParams.get("text")).toBe(
    `Hello, Bea! Your proposal “Uma mesa ao sul” is ready. You can comment on it and accept it on the page itself: ${url}`,
  );
});
