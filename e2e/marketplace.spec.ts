import { expect } from "@playwright/test";
import { demoId } from "../database/seed/demo/demo-id.ts";
import { openAs } from "./people.ts";
import { visit } from "./portal-visit.ts";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test("a hotel's offer comes back on one field, is corrected and published; an advisor finds it misspelt, compares it and sends it to a journey", {
  tag: ["@products", "@marketplace", "@journeys"],
}, async ({ browser, baseURL, request }) => {
  test.slow();
  const as = (who: string) =>
    visit({ browser, baseURL, request }, { who, language: "pt", screen: "desktop" });
  const hotel = await as("hotel");
  await hotel.goto("/hotel-portal/houses/martinhal-sagres/offers");
  await hotel.getByRole("button", { name: "Novo produto" }).click();
  await hotel.getByRole("button", { name: "Experiência" }).click();
  await hotel.getByLabel("Título, português").fill("Observatório de golfinhos");
  await hotel.getByLabel("Título, inglês").fill("Dolphin watch");
  await hotel
    .getByLabel("Descrição, português")
    .fill("Duas horas com uma bióloga, a bordo de um barco elétrico.");
  await hotel.getByLabel("Descrição, inglês").fill("Two hours with a biologist, on an electric boat.");
  await hotel.getByLabel("Condições, português").fill("Sai com mar calmo.");
  await hotel.getByLabel("Condições, inglês").fill("Leaves in calm seas.");
  await hotel.getByRole("textbox", { name: "Lugar" }).fill("Sagres");
  await hotel.getByLabel("País").selectOption({ label: "Portugal" });
  await hotel.getByLabel("Moeda").selectOption("EUR");
  await hotel.getByLabel("Preço", { exact: true }).fill("180,00");
  await hotel.getByLabel("Preço para membros").fill("155,00");
  await hotel.getByLabel("Quem vê", { exact: true }).selectOption({ label: "Todos" });
  await hotel.getByRole("button", { name: "Enviar para revisão" }).click();
  await expect(hotel.getByText("Envie ao menos uma imagem")).toBeVisible();
  await hotel.locator("input[type=file]").setInputFiles("web/art/originals/martinhal-coast.jpg");
  await hotel.getByLabel("O que se vê, em português").fill("Falésias e mar");
  await hotel.getByLabel("O que se vê, em inglês").fill("Cliffs and sea");
  await expect(hotel.getByText("Tudo salvo")).toBeVisible();
  const publicSide = hotel.getByRole("complementary", { name: "Como será visto" }).locator("section").nth(1);
  await expect(publicSide).toContainText("180,00");
  await expect(publicSide).not.toContainText("155,00");
  await hotel.getByRole("button", { name: "Enviar para revisão" }).click();
  await expect(hotel.getByText("Este produto não pode ser alterado agora.")).toBeVisible();

  const admin = await as("admin");
  await admin.goto("/admin/products?waiting=house&sort=sentAt");
  await admin.getByRole("link", { name: "Observatório de golfinhos" }).click();
  await admin.getByRole("button", { name: "Comentar: Condições" }).click();
  await admin.getByRole("textbox", { name: "Comentar: Condições" }).fill("O que acontece se chover?");
  await admin.getByRole("button", { name: "Devolver com comentários" }).click();
  await expect(admin.getByText("Devolvido com comentários.")).toBeVisible();

  await hotel.reload();
  await expect(hotel.getByRole("note")).toContainText("O que acontece se chover?");
  await hotel.getByLabel("Condições, português").fill("Sai com mar calmo; se chover, outra data.");
  await expect(hotel.getByText("Tudo salvo")).toBeVisible();
  await hotel.getByRole("button", { name: "Enviar para revisão" }).click();
  await expect(hotel.getByText("Este produto não pode ser alterado agora.")).toBeVisible();

  await admin.reload();
  await expect(admin.getByText("Mudou desde a última leitura: Condições.")).toBeVisible();
  await admin.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(admin.getByText("Publicado.", { exact: true })).toBeVisible();

  const advisor = await as("advisor");
  await advisor.goto("/marketplace");
  const search = advisor.getByRole("searchbox", { name: "Buscar no marketplace" });
  await search.fill("golfinos");
  await search.press("Enter");
  await expect(advisor.getByText("Mostrando “golfinhos”.")).toBeVisible();
  const dolphins = advisor.getByLabel("Comparar Observatório de golfinhos").first();
  await dolphins.click();
  await expect(dolphins).toBeChecked();
  await search.fill("veleiro");
  await search.press("Enter");
  await advisor.getByLabel("Comparar Manhã no veleiro do Mestre Joaquim").click();
  await advisor.getByRole("button", { name: "Comparar", exact: true }).click();
  const beside = advisor.getByRole("dialog", { name: "Lado a lado" });
  await expect(beside.getByRole("columnheader")).toHaveText([/golfinhos/, /veleiro/]);
  await beside.getByRole("button", { name: "Enviar Observatório de golfinhos a uma jornada" }).click();
  const journey = demoId("journey/atlantico");
  await advisor.getByLabel("Jornada", { exact: true }).selectOption(journey);
  await advisor.getByRole("button", { name: "Enviar", exact: true }).click();
  await advisor.getByRole("link", { name: "Abrir a jornada" }).click();
  await expect(advisor.getByText("Observatório de golfinhos").first()).toBeVisible();
});

test("three offers chosen by three quick clicks are all compared", { tag: ["@marketplace"] }, async ({
  browser,
  baseURL,
  request,
}) => {
  const page = await openAs({ browser, baseURL, request }, { who: "advisor", path: "/marketplace" });
  const boxes = page.getByRole("checkbox", { name: /^Comparar / });
  await expect(boxes.nth(2)).toBeVisible();
  await boxes.evaluateAll(async (all) => {
    for (const box of all.slice(0, 3)) {
      (box as HTMLInputElement).click();
      // The next click is another event, but nothing is drawn in between.
      await new Promise((go) => setTimeout(go));
    }
  });
  await expect(page.getByText("3 de 4 para comparar")).toBeVisible();
});

/** The day it is in the house's zone, where a member's products have their days. */
const houseDay = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" }).format(new Date());

test("a visitor asks for a product without an account, the seller counters, it is accepted by the mail's link and completed", {
  tag: ["@products", "@marketplace", "@bookings"],
}, async ({ browser, baseURL, request }) => {
  test.slow();
  const guest = await (await browser.newContext({ locale: "pt-BR", baseURL: baseURL! })).newPage();
  const email = `helena.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const linkAbout = async (words: string) => {
    let url: string | undefined;
    await expect(async () => {
      const headers = { accept: "application/json" };
      const box = await request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`, { headers });
      const mails: { subject: string; text: string }[] = await box.json();
      const mail = mails.find(({ subject }) => subject.includes(words));
      url = /\/request\/[\w-]{43}/.exec(mail?.text ?? "")?.[0];
      expect(url).toBeDefined();
    }).toPass();
    return url!;
  };

  await test.step("the form says what is missing, then the request is kept", async () => {
    await guest.goto("/marketplace-public?q=atacama");
    const offer = guest.getByRole("link", { name: /Guia particular no Atacama/ }).first();
    await openPage(guest, `${baseURL}${await offer.getAttribute("href")}`);
    // From here on the form answers in its own words, not in the browser's.
    await expect(guest.locator("#request form")).toHaveAttribute("novalidate", "");
    await guest.getByRole("textbox", { name: "Nome" }).fill("Helena Prado");
    await guest.getByRole("textbox", { name: "E-mail" }).fill(email);
    await guest.getByLabel("De", { exact: true }).fill(houseDay());
    await guest.getByRole("textbox", { name: "Mensagem" }).fill("Chegamos ontem.");
    await guest.getByRole("button", { name: "Enviar pedido" }).click();
    await expect(guest.getByText("Sem este aceite, Rafael Nóbrega não pode responder.")).toBeVisible();
    await guest.getByLabel(/Aceito que Rafael Nóbrega receba/).check();
    await guest.getByRole("button", { name: "Enviar pedido" }).click();
    await expect(guest.getByText(/Pedido PD-\w{7} enviado/)).toBeVisible();
  });
  const reference = /PD-\w{7}/.exec(await guest.getByRole("status").innerText())![0];

  const seller = await visit(
    { browser, baseURL, request },
    { who: "operator", language: "pt", screen: "desktop" },
  );
  await test.step("the seller finds it in the inbox and proposes another price", async () => {
    await seller.goto(`/tour-operator-portal/bookings/received?q=${reference}`);
    await seller.getByRole("link", { name: /Guia particular no Atacama/ }).click();
    await expect(seller.getByText(email)).toBeVisible();
    await seller.getByRole("button", { name: "Contrapropor" }).click();
    await seller.getByLabel("Valor total (USD)").fill("420,00");
    await seller.getByRole("textbox", { name: "Mensagem" }).fill("Com almoço incluído.");
    await seller.getByRole("button", { name: "Enviar contraproposta" }).click();
    await expect(seller.getByText("Aguarda quem pediu")).toBeVisible();
  });

  await test.step("the visitor takes it by the link, with a button that needs no script", async () => {
    await guest.goto(await linkAbout("contraproposta"));
    await expect(guest.getByText("Com almoço incluído.")).toBeVisible();
    await guest.getByRole("button", { name: "Aceitar a contraproposta" }).click();
    await expect(guest.getByText("Confirmado.", { exact: true })).toBeVisible();
    await expect(guest.getByText("US$ 420,00").first()).toBeVisible();
  });

  await test.step("on its day the seller says that it is over", async () => {
    await seller.reload();
    await seller.getByRole("button", { name: "Concluir", exact: true }).first().click();
    await seller.getByRole("button", { name: "Concluir", exact: true }).last().click();
    await expect(seller.getByText("Concluiu")).toBeVisible();
    await guest.reload();
    await expect(guest.getByText("Concluído. Obrigado por ter vindo.")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor asks for a product and is told that it is kept", {
    tag: ["@products", "@marketplace", "@bookings"],
  }, async ({ page }) => {
    await page.goto("/marketplace-public?q=roteiro");
    await page.getByRole("link", { name: /Roteiro com crianças/ }).click();
    await page.getByRole("textbox", { name: "Nome" }).fill("Otto Siqueira");
    await page.getByRole("textbox", { name: "E-mail" }).fill("otto.siqueira@example.com");
    await page.getByLabel("De", { exact: true }).fill(houseDay());
    await page.getByLabel(/Aceito que Marina Teles receba/).check();
    await page.getByRole("button", { name: "Enviar pedido" }).click();
    await expect(page.getByText(/Pedido PD-\w{7} enviado/)).toBeVisible();
  });
});

test("no page, picture, feed or structured data that everybody reads holds what is for members, of any product", {
  tag: ["@products", "@marketplace", "@stores"],
}, async ({ browser, baseURL, request }) => {
  const member = await visit(
    { browser, baseURL, request },
    { who: "advisor", language: "pt", screen: "desktop" },
  );
  const listed = member.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/marketplace");
  await member.goto("/marketplace");
  const token = (await (await listed).request().allHeaders()).authorization!;
  const all = await request.get("/api/marketplace?limit=100", { headers: { authorization: token } });
  const { rows } = (await all.json()) as {
    rows: {
      slug: string;
      visibility: string;
      commission: number;
      memberPrice: { amount: number } | null;
      price: { amount: number } | null;
    }[];
  };
  expect(rows.length).toBeGreaterThan(6);
  const open = rows.filter(({ visibility }) => visibility === "public");
  const paths = open.flatMap(({ slug }) => [`/marketplace-public/${slug}`, `/en/marketplace-public/${slug}`]);
  const lists = ["/marketplace-public", "/en/marketplace-public", "/sitemap.xml", "/store/rafael-nobrega"];
  const prices = new Set(rows.flatMap(({ price }) => (price ? [price.amount] : [])));
  const secrets = rows.flatMap(({ memberPrice }) =>
    memberPrice && !prices.has(memberPrice.amount) ? [memberPrice.amount] : [],
  );
  expect(secrets.length).toBeGreaterThan(3);
  for (const path of [...lists, ...paths]) {
    const text = await (await request.get(path)).text();
    expect(text, path).not.toMatch(/memberPrice|"commission"|isSaved|consent_/);
    for (const amount of secrets) {
      const whole = (amount / 100).toFixed(2);
      const written = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2 }).format(amount / 100);
      const english = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2 }).format(amount / 100);
      for (const said of [`:${amount},`, `"${whole}"`, written, english])
        expect(text, path).not.toContain(said);
    }
    for (const { slug, visibility } of rows)
      if (visibility !== "public") expect(text, path).not.toContain(slug);
  }
  for (const { slug, visibility } of rows) {
    const image = await request.get(`/og/pt/marketplace/${slug}.png`);
    expect(image.status(), slug).toBe(visibility === "public" ? 200 : 404);
  }
});
