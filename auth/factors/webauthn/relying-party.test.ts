import { expect, test } from "vitest";
import { authConfig } from "#auth/auth-config.ts";
import { relyingPartyOf } from "./relying-party.ts";

const party = (publicUrl: string, given = {}) =>
  relyingPartyOf(authConfig({ publicUrl, serviceKey: "x", ...given }));

test.each([
  ["https://lilamonde.com", "lilamonde.com", ["https://lilamonde.com"]],
  ["http://localhost:3000", "localhost", ["http://localhost:3000", "http://localhost:3000"]],
  ["http://127.0.0.1:3000", "localhost", ["http://127.0.0.1:3000", "http://localhost:3000"]],
])("the party of %s is %s", (publicUrl, id, origins) => {
  expect(party(publicUrl)).toEqual({ id, name: "Lilamonde", origins });
});

test("a bare address has none, and what is configured is added", () => {
  expect(party("https://203.0.113.7")).toBeNull();
  expect(party("https://[2001:db8::1]:8443")).toBeNull();
  const given = { webauthnRpId: "lilamonde.com", webauthnOrigins: ["https://www.lilamonde.com"] };
  expect(party("https://app.lilamonde.com", given)).toMatchObject({
    id: "lilamonde.com",
    origins: ["https://app.lilamonde.com", "https://www.lilamonde.com"],
  });
});
