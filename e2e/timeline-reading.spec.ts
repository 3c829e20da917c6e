import { expect, type Page } from "@playwright/test";
import { ask, comeIn, enter, openSession } from "./people.ts";
import { screens } from "./site-watch.ts";
import { test } from "./tidy-test.ts";
import { postWith, say, widthOf } from "./timeline-posts.ts";

test("a day of the calendar opens what was said on it, a later one what came after, and the newest are one step away", {
  tag: ["@timeline"],
}, async ({ browser, baseURL, request }) => {
  const { session } = await comeIn(request, { name: "Rita Moura" });
  const { rows } = await ask(request, { session, path: "/api/timeline?limit=50" });
  const saidAt = (words: string) =>
    new Date(rows.find(({ text }: { text: string }) => text.includes(words)).createdAt);
  const [first, harvest] = [saidAt("Primeira proposta aceita"), saidAt("vindima não é espetáculo")];
  const page = await (await enter({ browser, baseURL }, session)).newPage();
  await page.goto("/advisor-portal/social");
  await expect(page.getByText("Se o cliente dorme tarde").first()).toBeVisible();

  await jump(page, { from: new Date(), to: first });
  await expect(page.getByText(`A partir de ${dayOf(first)}, para trás.`)).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Primeira proposta aceita");
  await expect(page.getByRole("article").first()).toBeInViewport();
  await expect(postWith(page, "vindima não é espetáculo")).toHaveCount(0);

  await jump(page, { from: first, to: harvest });
  const newest = page.getByRole("article").first();
  await expect(newest).toContainText("vindima não é espetáculo");
  await expect(postWith(page, "Primeira proposta aceita")).toBeVisible();
  await expect.poll(() => widthOf(newest.getByRole("img", { name: /Socalcos/ }))).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Voltar às mais novas" }).click();
  await expect(postWith(page, "Se o cliente dorme tarde").first()).toBeVisible();
  await expect(page).toHaveURL(/\/social\??$/);
});

test("on a narrow screen a button opens the days, and one of them leads to what was said on it", {
  tag: ["@timeline"],
}, async ({ browser, baseURL, request }) => {
  const { session } = await comeIn(request, { name: "Ivo Salles" });
  const { rows } = await ask(request, { session, path: "/api/timeline?limit=50" });
  const words = "vindima não é espetáculo";
  const harvest = new Date(rows.find(({ text }: { text: string }) => text.includes(words)).createdAt);
  const viewport = screens.phone;
  const page = await (await enter({ browser, baseURL }, session, { viewport })).newPage();
  await page.goto("/advisor-portal/social");
  await expect(page.getByText("Se o cliente dorme tarde").first()).toBeVisible();
  const days = page.getByRole("region", { name: "Ir para uma data" });
  await expect(days).toHaveCount(0);
  const opener = page.getByRole("button", { name: "Ir para uma data" });
  await opener.click();
  await expect(days).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(days).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await jump(page, { from: new Date(), to: harvest });
  await expect(days).toHaveCount(0);
  await expect(page.getByRole("article").first()).toContainText(words);
  await expect(page.getByText(`A partir de ${dayOf(harvest)}, para trás.`)).toBeInViewport();
});

test("who has read everything on one device is up to date on the other, which is not touched", {
  tag: ["@timeline"],
}, async ({ browser, baseURL, request }) => {
  const reader = await comeIn(request, { name: "Noa Bastos" });
  const author = await comeIn(request, { name: "Davi Reis" });
  const phone = await (
    await enter({ browser, baseURL }, reader.session, { viewport: screens.phone })
  ).newPage();
  const told = phone.waitForResponse((answer) => answer.url().endsWith("/api/timeline/read"));
  await phone.goto("/advisor-portal/social");
  await told;
  const words = `O barco sai às seis ${Date.now()}`;
  await say(request, author, words);
  const mark = phone.getByRole("button", { name: /publicaç(ão|ões) novas?/ });
  await expect(mark).toBeVisible();
  // What this window itself has shown is no news to it: whoever came for the first time had read nothing before.
  await expect(phone.getByText("Você está em dia.")).toHaveCount(0);

  const session = await openSession(request, reader.email);
  const desk = await (await enter({ browser, baseURL }, session)).newPage();
  await desk.goto("/advisor-portal/social");
  const order = (page: Page) =>
    page.getByRole("main").getByText(new RegExp(`^(${words}|Você está em dia\\.)$`));
  await expect(order(desk)).toHaveText([words, "Você está em dia."]);

  await expect(phone.getByText("Você está em dia.")).toBeVisible();
  await mark.click();
  await expect(order(phone)).toHaveText(["Você está em dia.", words]);
});

test("who opens another page and comes back stands where they were reading", { tag: ["@timeline"] }, async ({
  browser,
  baseURL,
  request,
}) => {
  const { session } = await comeIn(request, { name: "Beto Lara", role: "hotel" });
  const author = await comeIn(request, { name: "Sílvia Rocha", role: "hotel" });
  const words = `Da janela se vê o rio ${Date.now()}`;
  // For hotels alone, so that the first page of everybody else's stays as other stories need it.
  for (let at = 0; at < 18; at++) await say(request, author, `${words}, ${at + 1}.`, "hotels");
  const page = await (await enter({ browser, baseURL }, session)).newPage();
  await page.goto("/hotel-portal/social");
  const old = postWith(page, `${words}, 1.`);
  await page.getByRole("button", { name: "Mostrar mais" }).click();
  await old.scrollIntoViewIfNeeded();
  await expect(old).toBeInViewport();
  await page.getByRole("link", { name: "Eventos", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Eventos" })).toBeVisible();
  await page.goBack();
  await expect(old).toBeInViewport();
});

const zoned = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("pt-BR", { ...options, timeZone: "America/Sao_Paulo" });
const dayOf = (at: Date) => zoned({ dateStyle: "medium" }).format(at);
const monthOf = (at: Date) => zoned({ month: "2-digit", year: "numeric" }).format(at);

/** Jumps to a day of the same month, or of the one beside it. */
async function jump(page: Page, { from, to }: { from: Date; to: Date }): Promise<void> {
  const calendar = page.getByRole("region", { name: "Ir para uma data" });
  const turn = to < from ? "Mês anterior" : "Mês seguinte";
  if (monthOf(to) !== monthOf(from)) await calendar.getByRole("button", { name: turn }).click();
  await calendar.getByRole("link", { name: dayOf(to), exact: true }).click();
}
