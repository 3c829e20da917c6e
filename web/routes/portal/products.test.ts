import { expect, test } from "vitest";
import { m } from "#messages/messages.js";
import { meta } from "./products.tsx";

test("the page of products is called mine where they are the reader's, and not in administration", () => {
  const titleAt = (pathname: string) => meta({ location: { pathname } })[0]?.title;
  expect(titleAt("/advisor-portal/products")).toContain(m.menu_products());
  expect(titleAt("/admin/products")).toContain(m.products_admin_title());
  expect(titleAt("/admin/products")).not.toContain(m.menu_products());
});
