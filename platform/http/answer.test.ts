import { afterEach, expect, test } from "vitest";
import type { Answer } from "./answer.ts";
import { type Listening, listen } from "./listen.ts";

let listening: Listening | undefined;
afterEach(() => listening?.close());

async function answered(write: (answer: Answer) => void): Promise<Response> {
  const handle = (_: unknown, answer: Answer) => {
    answer.defaults = ["x-frame-options", "DENY", "content-security-policy", "default-src 'none'"];
    write(answer);
  };
  listening = await listen({ host: "127.0.0.1", port: 0, graceMs: 1_000, handle });
  return fetch(`http://127.0.0.1:${listening.port}/`);
}

test("an answer carries its default headers, however its head is written", async () => {
  for (const write of [
    (answer: Answer) => answer.end("text"),
    (answer: Answer) => answer.writeHead(200).end("text"),
    (answer: Answer) => answer.writeHead(200, "Fine", { "Content-Type": "text/plain" }).end("text"),
    (answer: Answer) => answer.writeHead(200, ["content-type", "text/plain"]).end("text"),
    (answer: Answer) => answer.setHeader("content-type", "text/plain").writeHead(200).end("text"),
  ]) {
    const { headers } = await answered(write);
    expect(headers.get("x-frame-options")).toBe("DENY");
    await listening?.close();
  }
});

test("a header of the answer's own takes the place of the default of that name", async () => {
  const { headers } = await answered((answer) =>
    answer
      .writeHead(200, { "Content-Security-Policy": "default-src 'self'", "set-cookie": ["a=1", "b=2"] })
      .end(),
  );
  expect(headers.get("content-security-policy")).toBe("default-src 'self'");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});
