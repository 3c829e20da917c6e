import type { Photo, Signature } from "./piece-content.ts";

/** What a fact sheet says, in one language. */
export type SheetContent = {
  language: "pt" | "en";
  hotels: string;
  window: string;
  headline: string;
  subline: string | null;
  facts: { label: string; value: string }[];
  termsTitle: string;
  terms: string;
  /** What stands beside the QR code. */
  invitation: string;
  photo: Photo;
  signature: Signature;
  url: string;
};
