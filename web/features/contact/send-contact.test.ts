import { expect, test, vi } from "vitest";
import type { ContactRequest } from "#domain/contact/contact.ts";
import type { ContactApi } from "#server/contact/contract.ts";
import { createApi } from "#web/api.ts";
import { sendContact } from "./send-contact.ts";

const request: ContactRequest = {
  name: "Renata",
  email: "renata@agencia.com.br",
  interest: "other",
  subject: "Olá",
  message: "Um teste.",
  language: "pt",
};

function sendThrough(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<(request: Request) => Response | Promise<Response>>(answer);
  const api = createApi<ContactApi>(fetch, "http://lilamonde.test");
  const outcome = sendContact(api, { request, idempotencyKey: "a-key-of-its-own" });
  return { fetch, outcome };
}

test("a kept message comes back with its receipt, sent once with its key", async () => {
  const receipt = {
    reference: "LM-1",
    whatsappNumber: "55",
    whatsappText: "Olá",
    whatsappUrl: "https://wa.me/55",
  };
  const { fetch, outcome } = sendThrough(() => Response.json(receipt, { status: 201 }));
  expect(await outcome).toEqual({ receipt });
  const sent = fetch.mock.calls[0]?.[0];
  expect(sent?.url).toBe("http://lilamonde.test/api/contact");
  expect(sent?.headers.get("idempotency-key")).toBe("a-key-of-its-own");
  expect(await sent?.json()).toEqual(request);
});

test("a refused field is named, anything else is a failure", async () => {
  const problem = { code: "validation_failed", fields: { email: "invalid", unheard_of: "invalid" } };
  expect(await sendThrough(() => Response.json(problem, { status: 400 })).outcome).toEqual({
    failure: { reason: "refused", errors: { email: "invalid" } },
  });
  expect(await sendThrough(() => new Response("<html>", { status: 400 })).outcome).toEqual({
    failure: { reason: "failed", errors: {} },
  });
  expect(await sendThrough(() => new Response("", { status: 503 })).outcome).toEqual({
    failure: { reason: "failed", errors: {} },
  });
});

test("too many messages and no network are told apart from other failures", async () => {
  expect(await sendThrough(() => Response.json({}, { status: 429 })).outcome).toMatchObject({
    failure: { reason: "rate_limited" },
  });
  expect(await sendThrough(() => Promise.reject(new TypeError("network"))).outcome).toMatchObject({
    failure: { reason: "failed" },
  });
});
