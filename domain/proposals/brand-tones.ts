const PAPER = "#f7f3eb";
const INK = "#1d1a16";
const ON_DARK = "#fdfbf7";
const HOUSE = "#5b2a36";
/** What WCAG asks of text (1.4.3). */
export const READABLE = 4.5;

export type BrandTones = {
  /** The colour itself, for surfaces. */
  surface: string;
  /** What is readable on that surface. */
  onSurface: string;
  /** The colour as text on paper: itself, or darkened until it can be read. */
  text: string;
};

/** The tones of a page from one colour of the advisor's, each readable where it stands. */
export function brandTones(colour: string | null): BrandTones {
  const surface = colour ?? HOUSE;
  const onSurface = contrast(surface, ON_DARK) >= READABLE ? ON_DARK : darkEnough(surface);
  return { surface, onSurface, text: darkenFor(surface, PAPER) };
}

/** How far apart two colours are in brightness, from 1 to 21 (WCAG). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** White or black is always readable: where the house's own tones are not, they are taken. */
function darkEnough(surface: string): string {
  if (contrast(surface, INK) >= READABLE) return INK;
  return contrast(surface, "#ffffff") >= contrast(surface, "#000000") ? "#ffffff" : "#000000";
}

function darkenFor(colour: string, ground: string): string {
  for (let share = 20; share >= 0; share--) {
    const tone = scale(colour, share / 20);
    if (contrast(tone, ground) >= READABLE) return tone;
  }
  return INK;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function scale(colour: string, share: number): string {
  const parts = channels(colour).map((value) => Math.round(value * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
