import { expect, type Page } from "@playwright/test";
import { isWhole } from "../testing/reach.ts";
import {
  findOverhang,
  findViolations,
  openPage,
  STANDS_STILL,
  screens,
  watchComplaints,
  watchShifts,
} from "./site-watch.ts";
import { test } from "./tidy-test.ts";

const paths = ["/lilamonde", "/martinhal-luxury-resorts", "/velaa-private-island"].flatMap((path) => [
  path,
  `/en${path}`,
]);

const chapters = {
  "/martinhal-luxury-resorts": [
    "visao-geral",
    "fundadores",
    "pilares",
    "gastronomia",
    "bem-estar",
    "reconhecimentos",
  ],
  "/velaa-private-island": [
    "visao-geral",
    "fundadores",
    "pilares",
    "acomodacoes",
    "gastronomia",
    "bem-estar",
    "galeria",
    "localizacao",
    "villas",
    "reconhecimentos",
  ],
};

async function openChapter(page: Page): Promise<string | null> {
  const open = page.locator("[role=tabpanel]:visible");
  await expect(open).toHaveCount(1);
  return open.getAttribute("id");
}

test("a hotel and the collection tell machines what they are", { tag: ["@hotels", "@site"] }, async ({
  request,
}) => {
  for (const path of paths) {
    const page = await (await request.get(path)).text();
    const blocks = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const types = blocks.map(([, block]) => JSON.parse(block!)["@type"]);
    expect(types).toEqual([path.endsWith("/lilamonde") ? "ItemList" : "Resort", "BreadcrumbList"]);
  }
});

for (const [at, [hotel, anchors]] of Object.entries(chapters).entries()) {
  // By turns in one language or the other, read by axe at a desk or on a phone.
  const turn = at % 2 === 0 ? hotel : `/en${hotel}`;
  const readAt = isWhole ? ["desktop", "phone"] : [at % 2 === 0 ? "desktop" : "phone"];
  for (const path of isWhole ? [hotel, `/en${hotel}`] : [turn]) {
    test(`every chapter of ${path} opens by its address, fits every screen and is accessible`, {
      tag: ["@hotels", "@site"],
    }, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      const complaints = watchComplaints(page);
      await openPage(page, path);
      const ids = await page.locator("[role=tabpanel]").evaluateAll((panels) => panels.map(({ id }) => id));
      expect(ids).toEqual(anchors);
      for (const anchor of anchors) {
        await page.evaluate((hash) => {
          window.location.hash = hash;
        }, anchor);
        await expect.poll(() => openChapter(page)).toBe(anchor);
        for (const [name, screen] of Object.entries(screens)) {
          await page.setViewportSize(screen);
          const place = `${anchor} on a ${name}`;
          expect(await findOverhang(page), place).toBe(0);
          if (!readAt.includes(name)) continue;
          // Colours are those of the first width, English has those of Portuguese.
          const isColourKnown = isWhole && (name !== "desktop" || path !== hotel);
          const scope = { within: `#${anchor}`, isColourKnown };
          expect(await findViolations(page, scope), place).toEqual([]);
        }
      }
      expect(complaints).toEqual([]);
    });
  }
}

test("a link to a chapter opens it, in sight and under its tab, and stands still", {
  tag: ["@hotels", "@site"],
}, async ({ page }) => {
  const shifts = await watchShifts(page);
  await openPage(page, "/velaa-private-island#gastronomia");
  expect(await openChapter(page)).toBe("gastronomia");
  await expect(page.getByRole("tab", { name: "Gastronomia" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { level: 2, name: "Sete tempos, sem relógio." })).toBeInViewport();
  expect(await shifts()).toBeLessThan(STANDS_STILL);
});

test("a chapter also answers to its English name", { tag: ["@hotels", "@site"] }, async ({ page }) => {
  await openPage(page, "/en/velaa-private-island#wellness");
  await expect.poll(() => openChapter(page)).toBe("bem-estar");
});

test("the tabs are walked with arrows, Home and End, and only one of them is in the tab order", {
  tag: ["@hotels", "@site"],
}, async ({ page }) => {
  await openPage(page, "/velaa-private-island");
  await page.getByRole("tab", { name: "Visão geral" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Fundadores" })).toBeFocused();
  await expect.poll(() => openChapter(page)).toBe("fundadores");
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Reconhecimentos" })).toBeFocused();
  await expect.poll(() => openChapter(page)).toBe("reconhecimentos");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => openChapter(page)).toBe("visao-geral");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Reconhecimentos" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect.poll(() => openChapter(page)).toBe("visao-geral");
  await expect(page).toHaveURL(/#visao-geral$/);
  await expect(page.locator("[role=tab][tabindex='0']")).toHaveCount(1);
});

test("each chapter leads to the next, from its start and with the focus; back and forward retrace it", {
  tag: ["@hotels", "@site"],
}, async ({ page }) => {
  await openPage(page, "/martinhal-luxury-resorts");
  const next = page.locator("[data-slot=next-chapter] a:visible");
  for (const anchor of chapters["/martinhal-luxury-resorts"].slice(1)) {
    await next.click();
    await expect.poll(() => openChapter(page)).toBe(anchor);
    await expect(page.locator(`#${anchor}`)).toBeFocused();
    await expect(page.locator(`#${anchor} h2`).first()).toBeInViewport();
  }
  await expect(next).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => openChapter(page)).toBe("bem-estar");
  await page.goBack();
  await expect.poll(() => openChapter(page)).toBe("gastronomia");
  await page.goForward();
  await expect.poll(() => openChapter(page)).toBe("bem-estar");
});

test("arrow keys leave no steps behind: one step back leaves the page", {
  tag: ["@hotels", "@site"],
}, async ({ page }) => {
  await page.goto("/contact");
  await openPage(page, "/velaa-private-island");
  await page.getByRole("tab", { name: "Visão geral" }).focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => openChapter(page)).toBe("gastronomia");
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test("the tabs stay in sight while reading, and a press opens from the start", {
  tag: ["@hotels", "@site"],
}, async ({ page }) => {
  await openPage(page, "/velaa-private-island#galeria");
  await page.evaluate(() => window.scrollBy({ top: 1_200, behavior: "instant" }));
  const tab = page.getByRole("tab", { name: "Localização" });
  await expect(tab).toBeInViewport();
  await tab.click();
  await expect(page.getByRole("heading", { name: "A quarenta e cinco minutos do mundo." })).toBeInViewport();
});

test("the skip link leaves the open chapter open", { tag: ["@hotels", "@site"] }, async ({ page }) => {
  await openPage(page, "/velaa-private-island#villas");
  await page.getByRole("link", { name: "Ir para o conteúdo" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  expect(await openChapter(page)).toBe("villas");
});

test("the other language opens the same chapter", { tag: ["@hotels", "@site"] }, async ({ page }) => {
  await openPage(page, "/velaa-private-island#localizacao");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "ENG" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/en\/velaa-private-island#localizacao$/);
  await expect(page.getByRole("heading", { name: "Forty-five minutes from the world." })).toBeInViewport();
});

test("the facts of spec §1 are told where they belong", { tag: ["@hotels", "@site"] }, async ({ page }) => {
  const facts = {
    "/velaa-private-island": {
      "visao-geral": [/45\s*minutos/, /(7|sete)\s*tempos/i, /(6|seis)\s*programas/i],
      gastronomia: [/(7|sete)\s*tempos/i, /menu degustação/],
      "bem-estar": [/(6|seis)\s*programas/i],
      localizacao: [/voo doméstico de\s*45\s*minutos/],
    },
    "/martinhal-luxury-resorts": {
      "visao-geral": [/6\s*meses aos 17\s*anos/, /Martinhal Sagres/, /Lisbon Oriente/],
      gastronomia: [/(4|quatro)\s*meses/],
      "bem-estar": [/6\s*anos/],
    },
  };
  for (const [path, expected] of Object.entries(facts)) {
    await page.goto(path);
    for (const [anchor, words] of Object.entries(expected)) {
      for (const word of words) await expect(page.locator(`#${anchor}`)).toContainText(word);
    }
  }
});

test("a featured hotel has one address, and an unknown one is not found", {
  tag: ["@hotels", "@site"],
}, async ({ page, request }) => {
  const moved = await request.get("/en/lilamonde/velaa-private-island", { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe("/en/velaa-private-island");
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const answer = await page.goto("/lilamonde/hotel-que-nao-existe");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect.poll(() => logged.some((line) => line.includes("/lilamonde/hotel-que-nao-existe"))).toBe(true);
});

test("who asks for an advisor on a hotel's page finds the hotel in the form", {
  tag: ["@hotels", "@contact", "@site"],
}, async ({ page }) => {
  await openPage(page, "/velaa-private-island");
  await page.getByRole("link", { name: "Falar com um advisor" }).first().click();
  await expect(page.locator("[name=subject]")).toHaveValue("Velaa Private Island");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every chapter is there to be read, and a tab shows one", { tag: ["@hotels", "@site"] }, async ({
    page,
  }) => {
    await page.goto("/velaa-private-island");
    for (const anchor of chapters["/velaa-private-island"]) {
      await expect(page.locator(`#${anchor} h2`).first()).toBeVisible();
    }
    await page.getByRole("tab", { name: "Bem-estar" }).click();
    await expect(page.locator("[role=tabpanel]:visible")).toHaveCount(1);
    await expect(page.locator("#bem-estar")).toBeVisible();
    await page.locator("#bem-estar [data-slot=next-chapter] a").click();
    await expect(page.locator("#galeria")).toBeVisible();
  });

  test("the collection is narrowed by a form that asks by its address", {
    tag: ["@hotels", "@site"],
  }, async ({ page }) => {
    await page.goto("/lilamonde");
    await page.getByLabel("Estilo").selectOption("family_resort");
    await page.getByRole("button", { name: "Filtrar" }).click();
    await expect(page).toHaveURL(/\?search=&country=&style=family_resort#colecao$/);
    await expect(page.locator("[data-slot~=hotel-card] h3")).toHaveText(["Martinhal Luxury Resorts"]);
    await expect(page.getByLabel("Estilo")).toHaveValue("family_resort");
    await page.getByRole("link", { name: "Limpar filtros" }).click();
    await expect(page.locator("[data-slot~=hotel-card] h3")).toHaveCount(8);
  });
});
