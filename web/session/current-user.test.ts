import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useCurrentUser } from "./current-user.ts";

function Stranger() {
  return useCurrentUser().userName;
}

test("asking for the current user outside the session's provider throws (spec §8)", () => {
  expect(() => renderToString(createElement(Stranger))).toThrow("within a SessionProvider");
});
