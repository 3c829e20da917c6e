import { expect, test, vi } from "vitest";
import type { NewsletterApi } from "#server/newsletter/contract.ts";
import { createApi } from "#web/api.ts";
import { followLink, type LetterLink } from "./follow-link.ts";

const token = "a".repeat(43);

function follow(link: LetterLink, answer: () => Response | Promise<Response>, of = token) {
  const send = vi.fn<(request: Request) => Response | Promise<Response>>(answer);
  const outcome = followLink(createApi<NewsletterApi>(send, "http://lilamonde.test"), { link, token: of });
  return { send, outcome };
}

test("each link goes to its own address with its secret", async () => {
  for (const link of ["confirm", "unsubscribe"] as const) {
    const { send, outcome } = follow(link, () => new Response(null, { status: 204 }));
    expect(await outcome).toBe("done");
    const sent = send.mock.calls[0]?.[0];
    expect(sent?.url).toBe(`http://lilamonde.test/api/newsletter/${link}`);
    expect(await sent?.json()).toEqual({ token });
  }
});

test("a link that cannot be one is not asked about", async () => {
  const { send, outcome } = follow("confirm", () => new Response(null, { status: 204 }), "../x");
  expect(await outcome).toBe("unknown");
  expect(send).not.toHaveBeenCalled();
});

test("an unknown link, too many and other failures are told apart", async () => {
  expect(await follow("confirm", () => Response.json({}, { status: 404 })).outcome).toBe("unknown");
  expect(await follow("confirm", () => Response.json({}, { status: 429 })).outcome).toBe("rate_limited");
  expect(await follow("confirm", () => Promise.reject(new TypeError("network"))).outcome).toBe("failed");
});
