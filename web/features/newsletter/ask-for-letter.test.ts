import { expect, test } from "vitest";
import type { NewsletterApi } from "#server/newsletter/contract.ts";
import { createApi } from "#web/api.ts";
import { askForLetter } from "./ask-for-letter.ts";

const ask = (answer: () => Response | Promise<Response>) =>
  askForLetter(createApi<NewsletterApi>(answer, "http://lilamonde.test"), {
    email: "ana@example.com",
    language: "pt",
  });

test("a taken request is asked, whether or not the address was known", async () => {
  expect(await ask(() => new Response(null, { status: 202 }))).toBe("asked");
});

test("half an address, too many requests and other failures are told apart", async () => {
  expect(await ask(() => Response.json({}, { status: 400 }))).toBe("invalid");
  expect(await ask(() => Response.json({}, { status: 429 }))).toBe("rate_limited");
  expect(await ask(() => new Response("", { status: 503 }))).toBe("failed");
  expect(await ask(() => Promise.reject(new TypeError("network")))).toBe("failed");
});
