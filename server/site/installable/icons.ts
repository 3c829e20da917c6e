// The share of the square that the mark fills; a maskable icon may be cut to a circle.
const ICONS = {
  "icon-192": { sizePx: 192, share: 0.74 },
  "icon-512": { sizePx: 512, share: 0.74 },
  "maskable-512": { sizePx: 512, share: 0.56 },
  "apple-touch-180": { sizePx: 180, share: 0.66 },
} as const;
export type IconName = keyof typeof ICONS;

const drawn = new Map<IconName, Promise<Buffer>>();

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

/** An icon of the installed site: our mark on paper, drawn once. */
export function readIcon(name: IconName): Promise<Buffer> {
  const icon = drawn.get(name) ?? drawIcon(ICONS[name]);
  drawn.set(name, icon);
  return icon;
}

async function drawIcon({ sizePx, share }: { sizePx: number; share: number }): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const scale = (sizePx * share) / 32;
  const edge = (sizePx * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">
<path fill="#F7F3EB" d="M0 0h${sizePx}v${sizePx}H0z"/>
<g transform="translate(${edge} ${edge}) scale(${scale})" fill="none" stroke="#5B2A36" stroke-width="1.3">
<circle cx="16" cy="16" r="14.4"/><path d="M11 29.4V15.6a5 5 0 0 1 10 0v13.8M1.9 19.5H11M21 19.5h9.1"/></g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
