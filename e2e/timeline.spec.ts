import { type APIRequestContext, expect } from "@playwright/test";
import { scriptText } from "../testing/script-corpus.ts";
import { comeIn, enter, openSession } from "./people.ts";
import { visit } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";
import { postWith, say, widthOf } from "./timeline-posts.ts";

const desktop = { language: "pt", screen: "desktop" } as const;

test("two members talk live; what one of them reports is decided by the house, and both are told", {
  tag: ["@timeline", "@notifications", "@live"],
}, async ({ browser, baseURL, request }) => {
  const tools = { browser, baseURL, request };
  const operator = await visit(tools, { who: "operator", ...desktop });
  await operator.goto("/tour-operator-portal/social");
  await expect(operator.getByText("Se o cliente dorme tarde").first()).toBeVisible();

  const advisor = await visit(tools, { who: "advisor", ...desktop });
  await advisor.goto("/advisor-portal/social");
  const words = `Cheguei agora ${Date.now()}`;
  const field = advisor.getByLabel("O que você viu de perto?");
  await field.fill(`${words} de @Velaa`);
  await advisor.getByRole("button", { name: /Velaa Private Island/ }).click();
  await expect(field).toHaveValue(`${words} de @Velaa Private Island `);
  await advisor.getByRole("button", { name: "Publicar" }).click();
  const own = postWith(advisor, words);
  await expect(own.getByRole("link", { name: "Velaa Private Island" })).toBeVisible();

  // Nothing moves under the reader before they ask for it.
  const mark = operator.getByRole("button", { name: /publicaç(ão|ões) novas?/ });
  await expect(mark).toBeVisible();
  await expect(postWith(operator, words)).toHaveCount(0);
  await mark.click();
  const seen = postWith(operator, words);
  await expect(seen).toBeVisible();
  await own.getByRole("button", { name: "Comentar" }).click();
  await seen.getByRole("button", { name: "Comentar" }).click();
  await seen.getByLabel("Responder a Marina").fill("E o barco do café?");
  await seen.getByRole("button", { name: "Enviar" }).click();
  await expect(own.getByText("E o barco do café?", { exact: true })).toBeVisible();
  await own.getByLabel("Responder a Marina").fill("Às nove.");
  await own.getByRole("button", { name: "Enviar" }).click();
  await expect(seen.getByText("Às nove.", { exact: true })).toBeVisible();

  await seen.getByRole("button", { name: /Mais sobre a publicação/ }).click();
  await operator.getByRole("button", { name: "Denunciar", exact: true }).last().click();
  await operator.getByLabel("Se ajudar, uma frase").fill("Diz onde a família está.");
  await operator.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(postWith(operator, words)).toHaveCount(0);
  await expect(own.getByText("Fora do ar enquanto lemos uma denúncia.")).toBeVisible();

  const admin = await visit(tools, { who: "admin", ...desktop });
  await admin.goto("/admin/reports");
  const reported = admin.getByRole("listitem").filter({ hasText: words });
  await expect(reported).toContainText("Rafael Nóbrega");
  await reported.getByRole("button", { name: "Tirar do ar" }).click();
  await admin.getByLabel(/Motivo/).fill("Diz onde hóspedes estão.");
  await admin.getByRole("dialog").getByRole("button", { name: "Tirar do ar" }).click();
  await expect(reported).toHaveCount(0);

  await expect(own.getByText("Saiu do ar. Motivo: Diz onde hóspedes estão.")).toBeVisible();
  const told = async (who: string) => {
    const token = await tokenOf(request, who);
    const answer = await request.get("/api/notifications", { headers: { authorization: `Bearer ${token}` } });
    return JSON.stringify(await answer.json());
  };
  await expect.poll(() => told("operator")).toContain("Diz onde hóspedes estão.");
  await expect.poll(() => told("advisor")).toContain("Diz onde hóspedes estão.");
  await own.getByLabel("Por que deveria voltar?").fill("A família já voltou.");
  await own.getByRole("button", { name: "Recorrer" }).click();
  await expect(own.getByText("O recurso espera resposta.")).toBeVisible();
});

test("scripts written into every field of the timeline are shown as the words they are", {
  tag: ["@timeline", "@notifications", "@live"],
}, async ({ browser, baseURL, request }) => {
  const as = async (who: string, method: "POST" | "PUT", path: string, data: object) => {
    const headers = { authorization: `Bearer ${await tokenOf(request, who)}` };
    const answer = await request.fetch(`/api/timeline${path}`, { method, data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  };
  const post = { text: scriptText, audience: "members", pictures: [], hotelIds: [] };
  const { id } = await as("advisor", "POST", "", post);
  await as("operator", "POST", `/${id}/comments`, { text: scriptText });
  await as("advisor", "PUT", `/${id}`, { text: `${scriptText} .`, hotelIds: [], version: 1 });
  const report = { postId: id, commentId: null, kind: "offence", words: scriptText.slice(0, 480) };
  await as("operator", "POST", "/reports", report);

  const tools = { browser, baseURL, request };
  const member = await visit(tools, { who: "advisor", ...desktop });
  await member.goto(`/advisor-portal/social?post=${id}`);
  const shown = member.getByRole("article").filter({ hasText: "<script>window.ran=1</script>" }).first();
  await expect(shown).toBeVisible();
  await expect(shown.getByRole("listitem").first()).toContainText("<svg/onload=window.ran=1>");
  await shown.getByRole("button", { name: /Editado/ }).click();
  await expect(member.getByRole("dialog")).toContainText("<svg/onload=window.ran=1>");
  const admin = await visit(tools, { who: "admin", ...desktop });
  await admin.goto("/admin/reports");
  await expect(admin.getByText("<svg/onload=window.ran=1>").first()).toBeVisible();
  for (const page of [member, admin]) {
    expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
  }
});

test("whoever is muted is not read, on the next visit neither, until they are wanted again", {
  tag: ["@timeline", "@notifications", "@live"],
}, async ({ browser, baseURL, request }) => {
  const author = await comeIn(request, { name: "Lia Prates" });
  const reader = await comeIn(request, { name: "Caio Lins" });
  const words = `Da varanda se ouve o mar ${Date.now()}`;
  await say(request, author, words);
  const page = await (await enter({ browser, baseURL }, reader.session)).newPage();
  await page.goto("/advisor-portal/social");
  const mute = async () => {
    await postWith(page, words)
      .getByRole("button", { name: "Mais sobre a publicação de Lia Prates" })
      .click();
    await page.getByRole("button", { name: "Silenciar Lia Prates por 30 dias" }).click();
    await expect(postWith(page, words)).toHaveCount(0);
  };
  await mute();
  await expect(page.getByText("Se o cliente dorme tarde").first()).toBeVisible();
  await page.getByRole("button", { name: "Voltar a ler", exact: true }).click();
  await expect(postWith(page, words)).toBeVisible();

  await mute();
  await say(request, author, `${words}, de novo`);
  await page.reload();
  await expect(page.getByText("Se o cliente dorme tarde").first()).toBeVisible();
  await expect(postWith(page, words)).toHaveCount(0);
  const beside = page.getByRole("complementary", { name: "Ao lado da timeline" });
  await beside.getByRole("button", { name: /Voltar a ler.*Lia Prates/ }).click();
  await expect(postWith(page, words)).toHaveCount(2);
  await expect(beside.getByText("Silenciados")).toHaveCount(0);
});

test("a picture is seen while one writes and by whoever reads the post, until that is taken back", {
  tag: ["@timeline", "@notifications", "@live"],
}, async ({ browser, baseURL, request }) => {
  const { session } = await comeIn(request, { name: "Iara Melo" });
  const page = await (await enter({ browser, baseURL }, session)).newPage();
  await page.goto("/advisor-portal/social");
  await page.locator("input[type=file]").setInputFiles("web/art/originals/martinhal-coast.jpg");
  await expect.poll(() => widthOf(page.locator("form img"))).toBeGreaterThan(0);
  await page.getByLabel("Descrição da foto 1").fill("A costa ao meio-dia");
  const words = `A costa hoje ${Date.now()}`;
  await page.getByLabel("O que você viu de perto?").fill(words);
  await page.getByRole("button", { name: "Publicar" }).click();
  const own = postWith(page, words);
  const picture = own.getByRole("img", { name: "A costa ao meio-dia" });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(0);
  const address = (await picture.getAttribute("src"))!;
  expect((await request.get(address)).status()).toBe(200);

  await own.getByRole("button", { name: /Mais sobre a publicação/ }).click();
  await page.getByRole("button", { name: "Apagar", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apagar" }).click();
  await expect(page.getByText("Publicação apagada.")).toBeVisible();
  await expect(own).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(404);
});

async function tokenOf(request: APIRequestContext, who: string): Promise<string> {
  const session = await openSession(request, `${who}@lilamonde.test`);
  return session.access_token;
}
