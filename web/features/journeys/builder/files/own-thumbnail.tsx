import type { NewFile } from "#domain/journeys/files.ts";
import { useFileAddresses } from "./file-addresses.tsx";

/** A photograph of the advisor's own, small; its words stand beside it. */
export function OwnThumbnail({ file: { upload }, isLarge = false }: { file: NewFile; isLarge?: boolean }) {
  const address = useFileAddresses().of(upload.id);
  if (!address || !upload.width || !upload.height) return null;
  const { width, height } = upload;
  return <img src={isLarge ? address.large : address.small} {...{ width, height }} alt="" loading="lazy" />;
}
