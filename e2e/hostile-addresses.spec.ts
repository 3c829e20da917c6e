import { connect } from "node:net";
import { expect } from "@playwright/test";
import { test } from "./tidy-test.ts";

/** What the server answers to a request written by hand; a browser would put most of these right first. */
async function statusOf(base: string, head: string[], body = ""): Promise<number> {
  const { hostname, port, host } = new URL(base);
  const lines = [...head, `host: ${host}`, "connection: close", `content-length: ${body.length}`];
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let text = "";
    socket.on("data", (chunk) => (text += chunk));
    socket.on("end", () => resolve(text)).on("error", reject);
    socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  });
  return Number(answer.split(" ")[1]);
}

const starts = ["", "/en", "/lilamonde", "/invite", "/advisor-portal", "/newsletter/confirm"];
const ends = [
  "//",
  "///",
  "//[",
  "/[",
  "/%00",
  "/a%00b",
  "/%",
  "/%ff",
  "/%ED%A0%80",
  "/%2f%2f",
  "//x.test/y",
  "/.data",
];
const addresses = starts.flatMap((start) => ends.map((end) => start + end));

test("no address is an error of the server's, however it is spelled", { tag: ["@site"] }, async ({
  baseURL,
}) => {
  const more = [`/lilamonde/${"x".repeat(119)}`, "/lilamonde?search=%00", "/?%", "/\\", "*", "http://[/"];
  for (const address of [...addresses, ...more]) {
    const status = await statusOf(baseURL!, [`GET ${address} HTTP/1.1`]);
    expect(status, address).toBeGreaterThanOrEqual(200);
    expect(status, address).toBeLessThan(500);
  }
});

for (const path of ["/contact", "/newsletter"]) {
  test(`a form to ${path} that cannot be read is the sender's mistake`, {
    tag: ["@site", "@contact", "@newsletter"],
  }, async ({ baseURL }) => {
    for (const type of ["multipart/form-data", "multipart/form-data; boundary=x", "text/plain", "x"]) {
      const head = [`POST ${path} HTTP/1.1`, `content-type: ${type}`, `origin: ${new URL(baseURL!).origin}`];
      expect(await statusOf(baseURL!, head, "name=a"), type).toBe(400);
    }
  });
}
