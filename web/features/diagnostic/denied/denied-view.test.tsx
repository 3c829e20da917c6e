import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { m } from "#messages/messages.js";
import { DeniedView } from "./denied-view.tsx";
import { reasonOf } from "./read-denied.ts";

test("a visitor reads to whom the diagnostic is open as the house is set: to members, or from Silver up", () => {
  const shown = (access: "members" | "silver" | null) => {
    const view = <DeniedView reason={reasonOf("members", access)} account={null} portal={null} />;
    const router = createMemoryRouter([{ path: "/", element: view }]);
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };
  expect(shown("silver")).toContain(m.diagnostic_denied_silver_text());
  expect(shown("silver")).toContain(m.diagnostic_denied_enter());
  for (const access of ["members", null] as const)
    expect(shown(access)).toContain(m.diagnostic_denied_members_text());
  expect(reasonOf("tier", "silver")).toBe("tier");
});
