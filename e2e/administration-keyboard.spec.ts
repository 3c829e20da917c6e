import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { QueueId } from "../domain/queues/queues.ts";
import { lift } from "./earnings-cast.ts";
import { makeAdministrator } from "./house-database.ts";
import { enterOn, openedDialog, tabTo } from "./keyboard.ts";
import { ask, comeIn, knock, openAdmin, openSession } from "./people.ts";
import { visit } from "./portal-visit.ts";
import { answerBooking, sendLateBooking, sendMaterial, sendProduct } from "./review-arrivals.ts";
import { test } from "./tidy-test.ts";

type Queue = {
  /** Lets something of this test's own come into the queue; without it there is what the demo has. */
  arrive?: (request: APIRequestContext, word: string) => Promise<unknown>;
  /** From the list to the decision by keys alone. Money others share is not decided here but in earnings.spec.ts: it ends before the last key. */
  decide: (page: Page, word: string) => Promise<void>;
};

const rowOf = (page: Page, word: string) => page.getByRole("row").filter({ hasText: word });
const itemOf = (page: Page, word: string) => page.getByRole("listitem").filter({ hasText: word });
const button = (place: Page | Locator, name: string) => place.getByRole("button", { name, exact: true });
const firstRow = (page: Page) => page.getByRole("main").locator("tbody tr").first().getByRole("link");

/** Types what the dialog asks for first and sends it. */
async function answer(page: Page, words: string, action: string) {
  const dialog = await openedDialog(page);
  await page.keyboard.type(words);
  await enterOn(button(dialog, action));
  await expect(dialog).toBeHidden();
}

/** Opens the dialog of a decision, goes to where it would be made, and leaves; the focus is where it was. */
async function stopShort(page: Page, opener: Locator, action: string) {
  await enterOn(opener);
  const dialog = await openedDialog(page);
  await page.keyboard.type("Ainda não.");
  await tabTo(button(dialog, action));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

const queues: Record<QueueId, Queue> = {
  approvals: {
    arrive: knock,
    decide: async (page, word) => {
      await enterOn(rowOf(page, word).getByRole("link"));
      await expect(page.getByRole("heading", { name: word })).toBeVisible();
      await enterOn(button(page, "Aprovar"));
      await expect(rowOf(page, word)).toHaveCount(0);
    },
  },
  grants: {
    arrive: async (request, word) => {
      const [team, person] = [
        await comeIn(request, { name: "Zilá Reis" }),
        await comeIn(request, { name: word }),
      ];
      await makeAdministrator(team.id);
      const session = await lift(request, team.session);
      await ask(request, {
        session,
        path: `/api/people/${person.id}/grant`,
        data: { reason: "Cuida da casa." },
      });
    },
    decide: async (page, word) => {
      await enterOn(rowOf(page, word).getByRole("link"));
      await expect(page.getByRole("heading", { name: word })).toBeVisible();
      await enterOn(button(page, "Descartar proposta"));
      await expect(rowOf(page, word)).toHaveCount(0);
    },
  },
  // What becomes of a stay is the hotel's to say: the house writes to it, and its answer ends the wait.
  bookings: {
    arrive: sendLateBooking,
    decide: async (page, word) => {
      await enterOn(rowOf(page, word).getByRole("link"));
      await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
      const writing = page.waitForEvent("popup");
      await enterOn(page.getByRole("link", { name: "Escrever no WhatsApp" }));
      await expect(await writing).toHaveURL(/^https:\/\/wa\.me\/\d+\?text=/);
      await answerBooking(page.request, word);
      await page.goBack();
      await expect(page.getByRole("main").locator("tbody tr").first()).toBeVisible();
      await expect(rowOf(page, word)).toHaveCount(0);
    },
  },
  materials: {
    arrive: sendMaterial,
    decide: async (page, word) => {
      await enterOn(button(itemOf(page, word), "Devolver"));
      await answer(page, "Falta a tradução.", "Devolver");
      await expect(itemOf(page, word)).toHaveCount(0);
    },
  },
  products: {
    arrive: sendProduct,
    decide: async (page, word) => {
      await enterOn(page.getByRole("link", { name: word }));
      await enterOn(button(page, "Não aceitar"));
      await answer(page, "Fora da coleção.", "Não aceitar");
      await expect(button(page, "Não aceitar")).toHaveCount(0);
    },
  },
  commissions: {
    decide: async (page) => {
      await enterOn(firstRow(page));
      await stopShort(page, button(page, "Corrigir"), "Corrigir");
    },
  },
  payouts: {
    decide: async (page) => {
      await enterOn(firstRow(page));
      await stopShort(page, button(page, "Desfazer repasse"), "Desfazer repasse");
    },
  },
  statements: {
    decide: async (page) => {
      await enterOn(firstRow(page));
      await tabTo(button(page, "Liberar"));
    },
  },
  reports: {
    arrive: async (request, word) => {
      const [author, reader] = [
        await comeIn(request, { name: "Ada" }),
        await comeIn(request, { name: "Lia" }),
      ];
      const said = { text: word, audience: "members", pictures: [], hotelIds: [] };
      const post = await ask(request, { session: author.session, path: "/api/timeline", data: said });
      const report = { postId: post.id, commentId: null, kind: "offence", words: null };
      await ask(request, { session: reader.session, path: "/api/timeline/reports", data: report });
    },
    decide: async (page, word) => {
      await enterOn(button(itemOf(page, word), "Manter no ar"));
      await answer(page, "Está dentro do combinado.", "Manter no ar");
      await expect(itemOf(page, word)).toHaveCount(0);
    },
  },
  contact: {
    arrive: async (request, word) => {
      const data = {
        ...{ name: word, email: `${word}@guests.test`, interest: "other", subject: "Uma visita" },
        ...{ message: "Posso visitar a casa?", language: "pt" },
      };
      expect((await request.post("/api/contact", { data })).ok()).toBe(true);
    },
    decide: async (page, word) => {
      await enterOn(rowOf(page, word).getByRole("link"));
      const panel = page.getByRole("complementary").filter({ hasText: `${word}@guests.test` });
      await enterOn(button(panel, "Enviar por e-mail"));
      await expect(rowOf(page, word)).toHaveCount(0);
    },
  },
  appeals: {
    arrive: async (request, word) => {
      const session = await openSession(request, "advisor@lilamonde.test");
      const { rows } = await ask(request, { session, path: "/api/reputation/entries" });
      const { id } = rows.find(({ canAppeal }: { canAppeal: boolean }) => canAppeal);
      await ask(request, { session, path: `/api/reputation/entries/${id}/appeal`, data: { text: word } });
    },
    decide: async (page, word) => {
      await enterOn(button(rowOf(page, word), "Responder"));
      const dialog = await openedDialog(page);
      await page.keyboard.press("Shift+Tab");
      await expect(dialog.getByLabel("Resposta")).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await tabTo(dialog.getByLabel("O que você responde"));
      await page.keyboard.type("O evento está certo.");
      await enterOn(button(dialog, "Enviar resposta"));
      await expect(rowOf(page, word)).toHaveCount(0);
    },
  },
  referrals: {
    arrive: async (request, word) => {
      const { session } = await comeIn(request, { name: "Nara Indica" });
      const data = {
        ...{ name: `Pousada ${word}`, place: "Ilhéus", country: "BR", website: null, contact: null },
        ...{ why: "Nove quartos à beira do rio.", isContactWilling: false, isAnother: true },
      };
      await ask(request, { session, path: "/api/referrals", data });
    },
    decide: async (page, word) => {
      await enterOn(page.getByRole("link", { name: new RegExp(word) }));
      await enterOn(button(page, "Decidir"));
      await answer(page, "Falamos com a dona.", "Salvar e avisar");
      await expect(page.locator("[aria-current=step]")).toContainText("Em conversa");
    },
  },
  suggestions: {
    arrive: async (request, word) => {
      const { session } = await comeIn(request, { name: "Rui Pede" });
      const data = { title: `Imprimir ${word}`, problem: "Copio à mão o que está na tela." };
      await ask(request, { session, path: "/api/requests", data });
    },
    decide: async (page, word) => {
      await enterOn(button(itemOf(page, word), "Decidir"));
      await answer(page, "Vamos fazer.", "Salvar e avisar");
      await expect(itemOf(page, word)).toHaveCount(0);
    },
  },
  data_requests: {
    arrive: async (request, word) => {
      const data = {
        ...{ kind: "access", email: `${word}@guests.test`, note: "Quero uma cópia." },
        receivedAt: new Date().toISOString(),
      };
      const session = await openAdmin(request);
      await ask(request, { session, path: "/api/admin/privacy/requests", data });
    },
    decide: async (page, word) => {
      await enterOn(button(page, `Responder a ${word}@guests.test`));
      await answer(page, "A cópia foi enviada.", "Salvar resposta");
      await expect(rowOf(page, word)).toHaveCount(0);
    },
  },
};

for (const [id, { arrive, decide }] of Object.entries(queues)) {
  test(`the queue of ${id} is gone through from the first page to its decision by the keyboard alone`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const word = `tecla${Date.now()}`;
    await arrive?.(request, word);
    const tools = { browser, baseURL, request };
    const page = await visit(tools, { who: "admin", language: "pt", screen: "desktop" });
    await page.goto("/admin");
    await enterOn(page.locator(`tr[data-queue=${id}]`).getByRole("link"));
    // The first page has a table too.
    await expect(page.locator("tr[data-queue]")).toHaveCount(0);
    await decide(page, word);
  });
}
