import { openPicture } from "./measure-image.ts";

type Grid = { columns: number; rows: number };

/** How light a picture is, cell by cell from its upper left, each between 0 and 1 as a screen shows it. */
export async function measureLight(
  input: string | Uint8Array,
  { columns, rows }: Grid,
): Promise<{ width: number; height: number; cells: number[] }> {
  const { default: sharp } = await import("sharp");
  const { autoOrient } = await sharp(input).metadata();
  const picture = await openPicture(input);
  const cells = await picture
    .resize({ width: columns, height: rows, fit: "fill" })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .raw()
    .toBuffer();
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    cells: Array.from(cells, (light) => light / 255),
  };
}
