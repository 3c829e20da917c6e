import type { PieceFormat } from "#domain/marketing/pieces.ts";

/** A photograph: a file of the house's art with the point that stays in view, or the bytes of somebody's. */
export type Photo =
  | { path: string; width: number; height: number; focalPoint: { x: number; y: number } }
  | { bytes: Uint8Array };

/** Under whose name a piece goes out. */
export type Signature = {
  name: string;
  agency: string | null;
  contact: string | null;
  colour: string | null;
  /** The logo, or else the photograph; without either the name stands alone. */
  mark: { kind: "logo" | "photo"; bytes: Uint8Array } | null;
};

export type PieceContent = {
  format: PieceFormat;
  headline: string;
  subline: string | null;
  photo: Photo;
  signature: Signature;
  /** Where its QR code leads. */
  url: string;
  previewWidth?: number;
};
