import type { ProductKind } from "#domain/products/content.ts";
import { m } from "#messages/messages.js";

const NAMES = {
  stay: m.products_kind_stay,
  experience: m.products_kind_experience,
  package: m.products_kind_package,
  service: m.products_kind_service,
} as const satisfies Record<ProductKind, unknown>;

/** The name of a kind, in a language. */
export function kindName(kind: ProductKind, locale: "pt" | "en"): string {
  return NAMES[kind]({}, { locale });
}
