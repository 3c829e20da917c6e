import { useState } from "react";
import { classNames } from "./class-names.ts";
import { initials } from "./initials.ts";

type AvatarProps = { name: string | null | undefined; src?: string | null; size?: "small" | "large" };

/** A person's photograph, or their initials where there is none or it does not load. */
export function Avatar({ name, src, size }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPhoto = src && src !== failedSrc;
  return (
    <span className={classNames("avatar", size && `avatar-${size}`)} aria-hidden="true">
      {hasPhoto ? <img src={src} alt="" onError={() => setFailedSrc(src)} /> : <span>{initials(name)}</span>}
    </span>
  );
}
