import { z } from "zod";
import { brandTones, contrast, READABLE } from "../proposals/brand-tones.ts";
import { coded } from "../text.ts";

/** The three sheets a store can be printed on. */
export const storeThemes = ["paper", "jacaranda", "night"] as const;
export const StoreTheme = z.enum(storeThemes);
export type StoreTheme = z.infer<typeof StoreTheme>;

/** A colour as it is kept: #7a5a22. */
export const Accent = coded(/^#[0-9a-f]{6}$/, { max: 7 });

/** What an accent stands on in each theme: the sheet, and what lies on the sheet (stores.module.css has the same). */
export const themeGrounds: Record<StoreTheme, readonly [sheet: string, raised: string]> = {
  paper: ["#f7f3eb", "#fdfbf7"],
  jacaranda: ["#431c27", "#5b2a36"],
  night: ["#191613", "#221e1a"],
};

/** The house's accent of each theme. */
export const usualAccents: Record<StoreTheme, string> = {
  paper: "#7a5a22",
  jacaranda: "#e0c48f",
  night: "#cba869",
};

type Choice = { theme: StoreTheme; accent: string };

/** How far an accent stands out where it is read least well, from 1 to 21 (WCAG 1.4.3). */
export function accentContrast({ theme, accent }: Choice): number {
  return Math.min(...themeGrounds[theme].map((ground) => contrast(ground, accent)));
}

/** Why an accent cannot be taken in a theme: words in it could not be read. */
export function accentBlocker(choice: Choice): "accent_unreadable" | null {
  return accentContrast(choice) >= READABLE ? null : "accent_unreadable";
}

/** The accent itself, or the nearest tone of it that can be read in the theme. */
export function readableAccent({ theme, accent }: Choice): string {
  const end = theme === "paper" ? 0 : 255;
  for (let step = 0; step <= 40; step++) {
    const tone = mix(accent, end, step / 40);
    if (!accentBlocker({ theme, accent: tone })) return tone;
  }
  return usualAccents[theme];
}

/** What is readable on a surface of the accent. */
export function onAccent(accent: string): string {
  return brandTones(accent).onSurface;
}

function mix(colour: string, end: number, share: number): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const mixed = parts.map((value) => Math.round(value + (end - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
