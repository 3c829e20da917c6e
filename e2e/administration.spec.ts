import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { demoClients } from "../database/seed/demo/clients.ts";
import { demoMessages } from "../database/seed/demo/contact.ts";
import { demoInvites } from "../database/seed/demo/invites.ts";
import { demoPeople } from "../database/seed/demo/people.ts";
import { demoReferrals } from "../database/seed/demo/referrals.ts";
import { lift } from "./earnings-cast.ts";
import { portalPages } from "./every-page.ts";
import { makeAdministrator } from "./house-database.ts";
import { enterOn, tabTo } from "./keyboard.ts";
import { ask, comeIn, enter, knock, openSession } from "./people.ts";
import { visit } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";

test("a message and a request for access come in and are decided by the keyboard alone", {
  tag: ["@contact", "@people", "@queues", "@portal"],
}, async ({ browser, baseURL, request }) => {
  const word = `teclado${Date.now()}`;
  const message = {
    ...{ name: word, email: `${word}@guests.test`, interest: "other", subject: "Uma visita" },
    ...{ message: "Posso visitar a casa?", language: "pt" },
  };
  expect((await request.post("/api/contact", { data: message })).ok()).toBe(true);
  await knock(request, word);
  const page = await visit(
    { browser, baseURL, request },
    { who: "admin", language: "pt", screen: "desktop" },
  );

  await page.goto("/admin");
  await enterOn(page.getByRole("table").getByRole("link", { name: "Contatos do site" }));
  await tabTo(page.getByRole("searchbox", { name: "Nome, e-mail, assunto ou código" }));
  await page.keyboard.type(word);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(1);
  await expect(page.getByText("Posso visitar a casa?")).toBeVisible();
  await enterOn(page.getByRole("button", { name: "Encerrar", exact: true }));
  await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(0);
  await enterOn(page.getByRole("link", { name: /^Encerradas/ }));
  await expect(page.getByRole("table").getByText(word)).toBeVisible();

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Buscar páginas e ações" })).toBeFocused();
  await page.keyboard.type(word);
  const found = page.getByRole("option", { name: new RegExp(word) });
  await expect(found).toHaveAttribute("data-highlighted", "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/approvals\?status=pending/);
  await expect(page.getByRole("heading", { name: word })).toBeVisible();
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/status"));
  await enterOn(page.getByRole("button", { name: "Aprovar", exact: true }));
  await expect(page.getByText("Nenhum resultado.")).toBeVisible();
  await enterOn(page.getByRole("link", { name: /^Ativas/ }));
  expect((await sent).ok()).toBe(true);
  await expect(page.getByText("Conta ativa, Travel Advisor · Helena Duarte")).toBeVisible();
  await page.context().close();
});

test("a file of 500 invitations names its 12 bad lines before anything is sent; many approvals at once are undone", {
  tag: ["@invites", "@people", "@bulk"],
}, async ({ browser, baseURL, request }) => {
  const word = `planilha${Date.now()}`;
  const lines = Array.from({ length: 500 }, (_, at) => `${word}-${at}@guests.test;Pessoa ${at};advisor;pt`);
  const bad = [7, 20, 33, 46, 59, 72, 85, 98, 150, 201, 333, 480];
  for (const at of bad.slice(0, 6)) lines[at] = `sem arroba ${at};Pessoa ${at};advisor;pt`;
  for (const at of bad.slice(6)) lines[at] = `${word}-${at}@guests.test;Pessoa ${at};jardineiro;pt`;
  const waiting = [await knock(request, `${word} Um`), await knock(request, `${word} Dois`)];
  const page = await visit(
    { browser, baseURL, request },
    { who: "admin", language: "pt", screen: "desktop" },
  );

  await page.goto("/admin/invitations");
  await page.getByRole("button", { name: "Convidar por planilha" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Planilha (XLSX ou CSV)").setInputFiles({
    ...{ name: "convites.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) },
  });
  await expect(dialog.getByText("Prontos para enviar: 488. Com problema: 12.")).toBeVisible();
  const wrong = dialog.getByRole("table").locator("tbody tr");
  await expect(wrong).toHaveCount(12);
  await expect(wrong.locator("td:nth-child(2)")).toHaveText(bad.map((at) => String(at + 1)));
  await expect(dialog.getByRole("button", { name: "Enviar 488 convites" })).toBeEnabled();
  await dialog.getByRole("button", { name: "Voltar" }).click();
  await page.goto(`/admin/invitations?q=${word}`);
  await expect(page.getByText("Nenhum resultado.")).toBeVisible();

  await page.goto(`/admin/approvals?q=${word}`);
  await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Selecionar tudo o que está na tela" }).check();
  await page.getByRole("button", { name: "Aprovar seleção" }).click();
  await expect(dialog.getByText("Vai acontecer com 2. Ficam de fora: 0.")).toBeVisible();
  await dialog.getByRole("button", { name: "Confirmar para 2" }).click();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("Desfeito. Nada mudou.")).toBeVisible();
  await page.goto(`/admin/approvals?q=${word}&status=pending`);
  await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(waiting.length);
  await page.context().close();
});

test("who looks with somebody's eyes changes nothing and leaves no mark; a suspension is taken back from the record", {
  tag: ["@people", "@audit", "@profile", "@notifications"],
}, async ({ browser, baseURL, request }) => {
  const member = await comeIn(request, { name: `Olga Vista ${Date.now()}` });
  const team = await comeIn(request, { name: "Berta Olhos" });
  await makeAdministrator(team.id);
  const session = await lift(request, team.session);
  const unread = async () => ask(request, { session: member.session, path: "/api/notifications" });
  const before = await unread();
  const context = await enter({ browser, baseURL }, session, { reducedMotion: "reduce" });
  const page = await context.newPage();

  await page.goto(`/admin/approvals?status=active&q=${encodeURIComponent(member.name)}`);
  await page.getByRole("button", { name: "Ver como" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Chamado 4471");
  await dialog.getByRole("button", { name: "Ver como" }).click();
  await expect(page).toHaveURL(/\/advisor-portal/);
  const banner = page.getByRole("region", { name: "Ver como outra pessoa" });
  await expect(banner).toContainText(`Você vê o portal como ${member.name}, só para leitura`);
  await page.goto("/advisor-portal/profile");
  const identity = page.getByRole("region", { name: "Identidade" });
  await identity.getByLabel("Nome completo").fill("Outro Nome");
  const refused = page.waitForResponse((answer) => answer.request().method() !== "GET");
  await identity.getByRole("button", { name: "Salvar" }).click();
  expect((await refused).status()).toBe(403);
  await expect(identity.getByRole("alert")).toBeVisible();
  // What is told to everybody meanwhile may have come; of all there is, nothing was read.
  const told = await unread();
  const isKnown = ({ id }: { id: string }) =>
    before.notifications.some((one: { id: string }) => one.id === id);
  expect(told.notifications.filter(isKnown)).toEqual(before.notifications);
  expect(told.notifications.filter(({ isRead }: { isRead: boolean }) => isRead)).toEqual([]);
  const me = await ask(request, { session: member.session, path: "/api/me" });
  expect(me.fullName).toBe(member.name);

  await page.evaluate(() => sessionStorage.removeItem("lilamonde-see-as"));
  const { person } = await ask(request, { session, path: `/api/people/${member.id}` });
  const data = { to: "suspended", reason: "Engano do teste", version: person.version };
  await ask(request, { session, path: `/api/people/${member.id}/status`, data });
  const first = page.waitForRequest(/\/api\/admin\/audit\?/);
  await page.goto(`/admin/audit?actorId=${team.id}&action=person.suspended`);
  expect((await first).url()).toContain("action=person.suspended");
  await page.getByRole("table").locator("tbody tr").getByRole("button", { name: /^Ver/ }).click();
  await expect(dialog.getByText("Se você reverter")).toBeVisible();
  await expect(dialog.getByText("1 pessoa é avisada por e-mail.")).toBeVisible();
  await dialog.getByLabel("Motivo da reversão").fill("Era outra conta");
  await dialog.getByRole("button", { name: "Reverter" }).click();
  await expect(page.getByText("Revertido.")).toBeVisible();
  const after = await ask(request, { session, path: `/api/people/${member.id}` });
  expect(after.person.status).toBe("active");
  await context.close();
});

test("who is no administrator is given no page, no answer and no script with anything of the house in it", {
  tag: ["@people", "@contact", "@clients", "@referrals", "@invites", "@portal"],
}, async ({ request }) => {
  const kept = thingsOfTheHouse();
  const leaks = (text: string) => kept.filter((thing) => text.includes(thing));
  const assets = fileURLToPath(new URL("../build/client/assets", import.meta.url));
  const files = readdirSync(assets).filter((name) => /\.(js|css|json)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  for (const name of files) expect(leaks(readFileSync(join(assets, name), "utf8")), name).toEqual([]);
  const adminPages = portalPages.filter(({ who }) => who === "admin");
  for (const { path } of adminPages) {
    const page = await request.get(path);
    expect([200, 404], path).toContain(page.status());
    expect(leaks(await page.text()), path).toEqual([]);
  }
  for (const who of ["advisor", "operator", "hotel"]) {
    const { access_token } = await openSession(request, `${who}@lilamonde.test`);
    for (const { path, data } of adminPages) {
      if (typeof data !== "string" || !data.startsWith("/api/admin/")) continue;
      const answer = await request.get(data, { headers: { authorization: `Bearer ${access_token}` } });
      expect(answer.status(), `${who} ${path}`).toBe(403);
      expect(leaks(await answer.text()), `${who} ${path}`).toEqual([]);
    }
  }
});

/** What only the house's own people may read: who they are, what was written to them, and what the house writes. */
function thingsOfTheHouse(): string[] {
  return [
    ...demoPeople.flatMap(({ email, name }) => [email, name]),
    ...demoInvites.map(({ email }) => email),
    ...demoMessages.flatMap(({ email, reference, message }) => [email, reference, message]),
    ...Object.values(demoClients).flatMap(({ email, notes }) => [email ?? [], notes ?? []].flat()),
    ...demoReferrals.flatMap(({ contact, why }) => [contact ?? [], why].flat()),
  ];
}
