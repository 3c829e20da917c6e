import { expect, test } from "vitest";
import { baseHeaders, inlineScriptHashes, pagePolicy } from "./security-headers.ts";

test("every inline script is hashed once, scripts with a source are not", () => {
  const html = `<script>a()</script><script src="/x.js"></script><script type="module" async="">a()</script>`;
  expect(inlineScriptHashes(html)).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]);
});

test("no policy of a page allows inline code", () => {
  expect(pagePolicy({ scripts: ["'nonce-x'"] })).not.toContain("unsafe");
});

test("only an https site asks for https", () => {
  expect(baseHeaders({ isHttps: false })).not.toHaveProperty("strict-transport-security");
  expect(baseHeaders({ isHttps: true })).toHaveProperty("strict-transport-security");
});
