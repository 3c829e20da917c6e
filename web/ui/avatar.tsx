import { useState } from "react";
import styles from "./avatar.module.css";
import { initials } from "./initials.ts";

type AvatarProps = { name: string | null | undefined; src?: string | null; size?: "small" | "large" };

/** A person's photograph, or their initials where there is none or it does not load. */
export function Avatar({ name, src, size }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const fail = () => setFailedSrc(src ?? null);
  // It may have failed before scripts ran, and then says so no more.
  const checkArrival = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) fail();
  };
  return (
    <span className={styles.avatar} data-slot="avatar" data-size={size} aria-hidden="true">
      {src && src !== failedSrc ? (
        <img ref={checkArrival} src={src} alt="" onError={fail} />
      ) : (
        <span>{initials(name)}</span>
      )}
    </span>
  );
}
