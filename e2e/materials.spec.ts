import { readFile, writeFile } from "node:fs/promises";
import { expect, type Page, type Request, type Route } from "@playwright/test";
import { demoId } from "../database/seed/demo/demo-id.ts";
import { writePdf } from "../server/materials/demo/write-pdf.ts";
import { letBeUsed } from "./house-database.ts";
import { ask, openSession } from "./people.ts";
import { visit } from "./portal-visit.ts";
import { findViolations, screens } from "./site-watch.ts";
import { stageAnswers } from "./staged-answers.ts";
import { test } from "./tidy-test.ts";

const TITLE = "Café da manhã no jardim";
const DESK = "/hotel-portal/houses/martinhal-sagres/materials";
const VERANDA = "Varanda da casa";
const SAGRES = demoId("hotel/martinhal-sagres");

async function send(page: Page, words: string) {
  const buffer = Buffer.from(writePdf([{ title: TITLE, lines: [words] }]));
  await page
    .getByLabel("Arquivos")
    .setInputFiles({ name: "cardapio.pdf", mimeType: "application/pdf", buffer });
  await page.getByLabel("Título").fill(TITLE);
  await page.getByLabel("Tipo").selectOption("menu");
  await page.getByLabel("O que mudou").fill(words);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByText("Chegou inteiro.")).toBeVisible();
}

const waiting = (admin: Page) => admin.getByRole("listitem").filter({ hasText: TITLE });

test("a hotel sends, an administrator returns and publishes, an advisor finds it mistyped, takes a zip and is told of the next", {
  tag: ["@materials"],
}, async ({ browser, baseURL, request }) => {
  test.slow();
  const tools = { browser, baseURL, request };
  const as = (who: string) => visit(tools, { who, language: "pt", screen: "desktop" });
  const [hotel, admin, advisor] = [await as("hotel"), await as("admin"), await as("advisor")];
  await hotel.goto(DESK);
  await send(hotel, "Primeira edição.");
  await expect(hotel.getByRole("listitem").filter({ hasText: TITLE }).getByText("Em revisão")).toBeVisible();

  await admin.goto("/admin/materials");
  await waiting(admin).getByRole("button", { name: "Devolver" }).click();
  await admin.getByRole("dialog").getByRole("textbox").fill("Falta o horário das crianças.");
  await admin.getByRole("dialog").getByRole("button", { name: "Devolver" }).click();
  await expect(waiting(admin)).toHaveCount(0);
  await expect(hotel.getByText("Falta o horário das crianças.").first()).toBeVisible();
  await send(hotel, "Com o horário das crianças.");
  await admin.reload();
  await waiting(admin).getByRole("button", { name: "Publicar" }).click();
  await expect(waiting(admin)).toHaveCount(0);

  await advisor.goto("/advisor-portal/materials");
  const search = advisor.getByRole("searchbox", { name: "Buscar materiais" });
  await search.fill("cafe da mnha");
  await search.press("Enter");
  await expect(advisor.getByText("Mostramos o que se parece: “cafe da manha”.")).toBeVisible();
  await advisor.getByRole("checkbox", { name: `Selecionar Martinhal Sagres, ${TITLE}` }).check();
  await search.fill("");
  await advisor
    .getByRole("checkbox", { name: "Selecionar Martinhal Sagres, Ficha técnica", exact: true })
    .check();
  // The whole first page of a document is seen, whatever its shape.
  const page = advisor.locator("[data-whole]:has(img)").first();
  const [around, inside] = [(await page.boundingBox())!, (await page.locator("img").boundingBox())!];
  expect(inside.height).toBeLessThanOrEqual(around.height);
  const saving = advisor.waitForEvent("download");
  await advisor.getByRole("button", { name: "Baixar zip" }).click();
  const zip = (await readFile(await (await saving).path())).toString("latin1");
  expect(zip.split("PK\u0001\u0002")).toHaveLength(3);
  expect(Buffer.from(zip, "latin1").toString("utf8")).toContain(`Martinhal Sagres ${TITLE} v2.pdf`);

  await send(hotel, "Frutas de verão.");
  await admin.reload();
  await waiting(admin).getByRole("button", { name: "Publicar" }).click();
  await expect(advisor.getByRole("complementary", { name: "Materiais substituídos" })).toContainText(TITLE);
});

test("a link is dead while its file is under embargo or expired, and once its sender ends it; an embargoed file cannot be taken or sent", {
  tag: ["@materials"],
}, async ({ browser, baseURL, request }) => {
  const tools = { browser, baseURL, request };
  const page = await visit(tools, { who: "operator", language: "pt", screen: "desktop" });
  await page.goto("/tour-operator-portal/materials?hotel=casa-trancoso&type=photo");
  await page.getByRole("checkbox", { name: `Selecionar Casa Trancoso, ${VERANDA}` }).check();
  await page.getByRole("button", { name: "Link para o cliente" }).click();
  const dialog = page.getByRole("dialog", { name: "Link para o cliente" });
  await dialog.getByRole("button", { name: "Criar link" }).click();
  const address = await dialog.getByLabel("Endereço").inputValue();
  const opened = async () => (await request.get(address)).status();
  expect(await opened()).toBe(200);
  // A client reads on a phone what is in it before anything is taken.
  const phone = await browser.newContext({ viewport: screens.phone });
  const client = await phone.newPage();
  await client.goto(address);
  await expect(client.getByRole("heading", { level: 1, name: "Casa Trancoso" })).toBeVisible();
  const way = client.getByRole("link", { name: `Baixar: ${VERANDA}` });
  expect((await request.get((await way.getAttribute("href"))!)).headers()["content-type"]).toMatch(/^image/);
  expect(await findViolations(client)).toEqual([]);
  // The file is judged at every opening: under embargo or expired its link is dead, and lives as long as it does.
  const id = demoId(`material/casa-trancoso/photo/none/${VERANDA}`);
  for (const [opensIn, closesIn, status] of [
    [9, 99, 404],
    [-9, -1, 404],
    [-9, 99, 200],
  ] as const) {
    await letBeUsed(id, opensIn, closesIn);
    expect(await opened()).toBe(status);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Links que enviei" }).click();
  await page.getByRole("button", { name: "Encerrar" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Encerrar" }).click();
  await expect(page.getByRole("main").getByText("Encerrado", { exact: true })).toBeVisible();
  expect(await opened()).toBe(404);

  await page.goto("/tour-operator-portal/materials?situation=embargoed");
  await page
    .getByRole("checkbox", { name: /^Selecionar/ })
    .first()
    .check();
  await page.getByRole("button", { name: "Baixar", exact: true }).click();
  await expect(page.getByText("Nada do que você escolheu pode ser usado hoje.").first()).toBeVisible();
  await page.getByRole("button", { name: "Link para o cliente" }).click();
  await dialog.getByRole("button", { name: "Criar link" }).click();
  await expect(dialog.getByText("Nada do que você escolheu pode ser usado hoje.")).toBeVisible();
});

/** A film of a moment, made by the browser itself. */
const record = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
    const pen = canvas.getContext("2d")!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    for (let frame = 0; frame < 30; frame++) {
      pen.fillStyle = `hsl(${frame * 6} 60% 40%)`;
      pen.fillRect(0, 0, 320, 180);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });

test("a film is shown by a moment that the sender's own browser took out of it", {
  tag: ["@materials"],
}, async ({ browser, baseURL, request }) => {
  test.slow();
  const page = await visit(
    { browser, baseURL, request },
    { who: "hotel", language: "pt", screen: "desktop" },
  );
  await page.goto(DESK);
  await expect(page.getByLabel("Arquivos")).toBeVisible();
  const buffer = Buffer.from(await record(page));
  await page.getByLabel("Arquivos").setInputFiles({ name: "dia.webm", mimeType: "video/webm", buffer });
  await page.getByLabel("Título").fill("Um dia na praia");
  await page.getByLabel("Tipo").selectOption("film");
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByText("Chegou inteiro.")).toBeVisible();
  const session = await openSession(request, "hotel@lilamonde.test");
  const picture = async () => {
    const { materials } = await ask(request, { session, path: `/api/houses/${SAGRES}/materials` });
    const film = materials.find(({ title }: { title: string }) => title === "Um dia na praia");
    return film.versions[0].picture;
  };
  // Its renditions are made after those of the whole demo world.
  await expect.poll(picture, { timeout: 120_000 }).toEqual(expect.stringContaining("/files/"));
});

const PIECE = 4 * 1_024 * 1_024;

test(
  "a film whose connection breaks in the middle goes on by itself, and one sent again after the page was closed goes on where it stopped",
  { tag: ["@materials"] },
  async ({ browser, baseURL, request }, info) => {
    test.slow();
    const tools = { browser, baseURL, request };
    const page = await visit(tools, { who: "hotel", language: "pt", screen: "desktop" });
    const film = info.outputPath("dia.mp4");
    const opening = Buffer.from("00000018667479706d703432000000006d70343269736f6d", "hex");
    await writeFile(film, Buffer.concat([opening, Buffer.alloc(3 * PIECE - opening.length)]));
    const asked: string[] = [];
    page.on("request", (made) => {
      const { pathname } = new URL(made.url());
      const isAsking = made.method() === "HEAD";
      if (pathname.startsWith("/files/uploads") && !isAsking)
        asked.push(`${made.method()} ${offsetOf(made)}`.trim());
    });
    const sendFilm = async (title: string) => {
      await page.goto(DESK);
      await page.getByLabel("Arquivos").setInputFiles(film);
      await page.getByLabel("Título").fill(title);
      await page.getByLabel("Tipo").selectOption("film");
      await page.getByRole("button", { name: "Enviar", exact: true }).click();
    };
    /** What becomes of the second piece the next time it is sent. */
    let atSecond: ((route: Route) => Promise<void>) | null = null;
    await page.route(
      (url) => url.pathname.startsWith("/files/uploads/"),
      (route) => {
        const act = offsetOf(route.request()) === String(PIECE) ? atSecond : null;
        if (!act) return route.fallback();
        atSecond = null;
        return act(route);
      },
    );
    const whole = [`PATCH ${PIECE}`, `PATCH ${2 * PIECE}`];

    atSecond = async (route) => {
      await page.context().setOffline(true);
      await route.abort("internetdisconnected");
    };
    await sendFilm("Um dia sem rede");
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await expect(page.getByRole("progressbar", { name: "Enviando dia.mp4" })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("Chegou inteiro.")).toBeVisible();
    expect(asked).toEqual(["POST", "PATCH 0", `PATCH ${PIECE}`, ...whole]);

    asked.length = 0;
    const held = Promise.withResolvers<void>();
    atSecond = async () => held.resolve();
    await sendFilm("Um dia fechado");
    await held.promise;
    await sendFilm("Um dia fechado");
    await expect(page.getByText("Chegou inteiro.")).toBeVisible();
    expect(asked).toEqual(["POST", "PATCH 0", `PATCH ${PIECE}`, ...whole]);
  },
);

function offsetOf(made: Request): string {
  return made.headers()["upload-offset"] ?? "";
}

test("the kit is read although nobody can say what was replaced", { tag: ["@materials"] }, async ({
  browser,
  baseURL,
  request,
}) => {
  const advisor = await visit(
    { browser, baseURL, request },
    { who: "advisor", language: "pt", screen: "desktop" },
  );
  const recalls = await stageAnswers(advisor, "/api/materials/recalls");
  await advisor.goto("/advisor-portal/materials");
  await recalls.become(403);
  await expect(advisor.getByText(VERANDA, { exact: true }).first()).toBeVisible();
});
