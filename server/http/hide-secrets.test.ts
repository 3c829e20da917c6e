import { expect, test } from "vitest";
import { newLinkToken } from "#platform/link-token.ts";
import { hideSecrets } from "./hide-secrets.ts";

test("what acts is blank wherever it stands, its shape stays, and the rest is as it was", async () => {
  const token = newLinkToken();
  const ticket = "AAAAAAAAAAAAAAAAAAAAAA.1.BBBBBBBBBBBBBBBBBBBBBB";
  const rest = {
    path: "/hotel/casa-do-mar-em-trancoso-com-um-nome-tao-longo",
    id: crypto.randomUUID(),
    photo: `/files/ab/x/original.jpg?expires=1&signature=${token}`,
    count: 3,
  };
  const acting = {
    token,
    url: `https://lilamonde.test/proposal/${token}?x=1`,
    feed: [`/f/${token}.ics`],
    ticket,
  };
  const read = await (await hideSecrets(Response.json({ ...rest, ...acting }))).json();
  expect(read).toMatchObject(rest);
  expect(read.token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify([read.token, read.url, read.feed, read.ticket])).not.toMatch(/[A-Z]{2}|[0-9a-z]{20}/);
  expect(read.url).toBe(`https://lilamonde.test/proposal/${"_".repeat(43)}?x=1`);
});
