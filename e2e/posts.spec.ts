import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import { tellDatabase } from "./house-database.ts";
import { visit } from "./portal-visit.ts";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

const parser = new XMLParser({ isArray: (name) => name === "item" });

test("a post is written in both languages, scheduled, published by the clock, shared, and found in RSS", {
  tag: ["@posts"],
}, async ({ browser, baseURL, request, page: reader }) => {
  // The clock publishes once a minute.
  test.setTimeout(360_000);
  const admin = await visit(
    { browser, baseURL, request },
    { who: "admin", language: "pt", screen: "desktop" },
  );
  await admin.goto("/admin/posts");
  await admin.getByRole("button", { name: "Nova publicação" }).click();
  await admin.getByRole("dialog").getByLabel("Título").fill("Uma manhã no caderno");
  await admin.getByRole("button", { name: "Começar" }).click();
  const texts = [
    {
      tab: /^Português/,
      title: "Uma manhã no caderno",
      excerpt: "O que se anota antes de vender.",
      body: "Chegamos cedo.",
    },
    {
      tab: /^English/,
      title: "A morning in the notebook",
      excerpt: "What one notes before selling.",
      body: "We came early.",
    },
  ];
  for (const { tab, title, excerpt, body } of texts) {
    await admin.getByRole("button", { name: tab }).click();
    await admin.getByLabel("Título", { exact: true }).fill(title);
    await admin.getByLabel("Resumo").fill(excerpt);
    await admin.getByRole("textbox", { name: "Texto", exact: true }).click();
    await admin.keyboard.type(body);
    const saved = admin.waitForResponse((answer) => answer.url().includes("/texts/") && answer.ok());
    await admin.getByRole("button", { name: "Salvar texto" }).click();
    await saved;
  }
  const at = await admin.evaluate(() => {
    const next = new Date(Date.now() + 86_400_000);
    return new Date(next.getTime() - next.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  });
  await admin.getByLabel("Publicar em").fill(at);
  await admin.getByRole("button", { name: "Programar" }).click();
  await expect(admin.getByText("Programada", { exact: true })).toBeVisible();
  expect((await request.get("/post/uma-manha-no-caderno")).status()).toBe(404);
  // Its hour has come; the house looks every minute.
  await tellDatabase(["update posts set publish_at = now() where slug = 'uma-manha-no-caderno'"]);

  const found = async (feed: string) => {
    const { rss } = parser.parse(await (await request.get(feed)).text());
    return rss.channel.item.map(({ title, link }: { title: string; link: string }) => [
      title,
      new URL(link).pathname,
    ]);
  };
  await expect
    .poll(() => found("/rss.xml"), { timeout: 150_000 })
    .toContainEqual(["Uma manhã no caderno", "/post/uma-manha-no-caderno"]);
  await expect
    .poll(() => found("/en/rss.xml"))
    .toContainEqual(["A morning in the notebook", "/en/post/uma-manha-no-caderno"]);

  await openPage(reader, "/en/post/uma-manha-no-caderno");
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("A morning in the notebook");
  const shared = await reader.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(shared!)).toContain("/en/post/uma-manha-no-caderno");
  await reader.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await reader.getByRole("button", { name: "Copy link" }).click();
  await expect(reader.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/en\/post\/uma-manha-no-caderno$/,
  );
  const image = await reader.locator('meta[property="og:image"]').getAttribute("content");
  const drawn = await request.get(new URL(image!).pathname);
  expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/png"]);
  await moveAndHide({ admin, reader, request });
});

/** Under a new address the old one leads there; unlisted, search engines are asked to look away. */
async function moveAndHide({
  admin,
  reader,
  request,
}: {
  admin: Page;
  reader: Page;
  request: APIRequestContext;
}) {
  await admin.reload();
  await admin.getByLabel("Endereço", { exact: true }).fill("uma-manha-anotada");
  await admin.getByRole("button", { name: "Salvar capa e endereço" }).click();
  const old = () => request.get("/en/post/uma-manha-no-caderno", { maxRedirects: 0 });
  await expect.poll(async () => (await old()).status()).toBe(301);
  expect((await old()).headers().location).toBe("/en/post/uma-manha-anotada");
  const robots = async () => {
    await openPage(reader, "/post/uma-manha-anotada");
    return reader
      .locator('meta[name="robots"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")));
  };
  expect(await robots()).toEqual([]);
  await admin.getByRole("button", { name: "Tirar das listas" }).click();
  await expect.poll(robots).toEqual(["noindex"]);
}
