/** The widths a hotel's picture is served in. */
export const pictureWidths = ["480", "960", "1600"] as const;

const ADDRESS = /^\/api\/(hotel-pictures|hero-files)\/[0-9a-f-]{36}$/;

/** Where a hotel's picture is read; nobody can guess it. */
export function pictureAddress(id: string): string {
  return `/api/hotel-pictures/${id}`;
}

/** The same picture in each width it is served in, as `srcset` takes it; undefined for other files. */
export function pictureSizes(address: string): string | undefined {
  if (!ADDRESS.test(address)) return undefined;
  return pictureWidths.map((width) => `${address}?width=${width} ${width}w`).join(", ");
}
