import { expect, test } from "vitest";
import { authConfig } from "#auth/auth-config.ts";
import { allowedRedirect, redirectTarget } from "./redirect-target.ts";

const config = authConfig({
  publicUrl: "https://lilamonde.test",
  serviceKey: "x",
  redirectPatterns: [
    "https://*.partners.test/back",
    "https://deep.test/**",
    "lilamonde://signed-in",
    "http://localhost:*/**",
  ],
});

test.each([
  ["https://lilamonde.test", "https://lilamonde.test/"],
  ["https://lilamonde.test/auth?sb_flow_id=1", "https://lilamonde.test/auth?sb_flow_id=1"],
  ["https://lilamonde.test/auth#access_token=x", "https://lilamonde.test/auth"],
  ["HTTPS://LILAMONDE.TEST/auth", "https://lilamonde.test/auth"],
  ["https://rio.partners.test/back", "https://rio.partners.test/back"],
  ["https://rio.partners.test/back?sb_flow_id=1", "https://rio.partners.test/back?sb_flow_id=1"],
  ["https://deep.test/a/b.c", "https://deep.test/a/b.c"],
  ["lilamonde://signed-in", "lilamonde://signed-in"],
  ["http://localhost:5173/x", "http://localhost:5173/x"],
])("%s is allowed", (asked, target) => {
  expect(allowedRedirect(asked, config)).toBe(target);
});

test.each([
  "",
  "/auth",
  "//evil.test",
  "https://evil.test",
  "https://lilamonde.test.evil.test",
  "https://lilamonde.test@evil.test",
  "https://evil.test@lilamonde.test",
  "https://lilamonde.test:8443/",
  "http://lilamonde.test/",
  "https://lilamonde.test./",
  "https:\\\\evil.test",
  "https://lilamonde.test\\@evil.test",
  "https://lilamonde.test%2eevil.test",
  "https://ｌilamonde.test",
  "https://evil.test/\thttps://lilamonde.test",
  "https://evil.test#https://lilamonde.test",
  "https://evil.test?https://lilamonde.test/",
  "https://a.b.partners.test/back",
  "https://rio.partners.test/back/../steal",
  "https://evil.test/.partners.test/back",
  "https://2130706433/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://10.0.0.1/",
  "http://[2001:db8::1]/",
  "javascript:alert(1)",
  "data:text/html,x",
  "lilamonde://signed-in@evil.test",
  "lilamonde://other",
  `https://lilamonde.test/${"a".repeat(3_000)}`,
])("%j is refused (P20)", (asked) => {
  expect(allowedRedirect(asked, config)).toBeNull();
});

test("on one's own machine the port is free, the host is not", () => {
  const local = authConfig({ publicUrl: "http://localhost:3000", serviceKey: "x" });
  expect(allowedRedirect("http://localhost:5173/a", local)).toBe("http://localhost:5173/a");
  expect(allowedRedirect("http://127.0.0.1:3000/", local)).toBeNull();
  expect(
    allowedRedirect(
      "http://2130706433:3000/",
      authConfig({ publicUrl: "http://127.0.0.1:3000", serviceKey: "x" }),
    ),
  ).toBeNull();
});

test("the query comes first, then the header, then the page the person was on, then the site", () => {
  const ask = (query: string, headers: Record<string, string>) =>
    redirectTarget({ query: new URLSearchParams(query), headers: new Headers(headers) }, config);
  const headers = { redirect_to: "https://lilamonde.test/b", referer: "https://lilamonde.test/c" };
  expect(ask("redirect_to=https://lilamonde.test/a", headers)).toBe("https://lilamonde.test/a");
  expect(ask("", headers)).toBe("https://lilamonde.test/b");
  expect(ask("", { referer: "https://lilamonde.test/c" })).toBe("https://lilamonde.test/c");
  expect(ask("redirect_to=https://evil.test", {})).toBe("https://lilamonde.test");
});
