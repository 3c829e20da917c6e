import type { ProductContent } from "#domain/products/content.ts";
import type { DraftState, LiveState, ProductState } from "#domain/products/states.ts";

type Said = Omit<Partial<ProductContent>, "title" | "summary" | "terms" | "pictures" | "hotelId"> &
  Pick<ProductContent, "kind">;
type Two = [pt: string, en: string];
export type Art = [name: string, pt: string, en: string];
/** A product of the demo world. */
export type DemoProduct = Said & {
  /** Whoever sells it: somebody by their address, or a hotel by its part of one. */
  seller: string;
  hotel?: string;
  name: string;
  title: Two;
  summary: Two;
  terms: Two;
  /** Art of the house, the first one leads. */
  art: Art[];
  state: Extract<ProductState, LiveState | DraftState>;
  daysAgo: number;
  taken?: number;
  comment?: { field: keyof ProductContent; text: string };
  consent?: "asked" | "given";
};

/** Terms that let go early. */
export const flexible: Two = [
  "Cancelamento sem custo até 14 dias antes. Depois, retenção de 50%.",
  "Free cancellation up to 14 days before. After that, 50% is retained.",
];
/** Terms that are paid at once. */
export const firm: Two = [
  "Pagamento integral na confirmação. Troca de data sem custo até 7 dias antes.",
  "Full payment on confirmation. Dates can be changed free of charge up to 7 days before.",
];
export const coast: Art = [
  "martinhal-coast",
  "Falésias e mar aberto no sul de Portugal",
  "Cliffs and open sea in southern Portugal",
];
