import type { ReactNode } from "react";
import { storePath } from "#domain/stores/store-path.ts";
import { sitePath } from "#web/site/site-path.ts";
import { keptSource } from "./visit.ts";

type TalkLinkProps = { slug: string; className?: string | undefined; children: ReactNode };

/** The way to the seller's WhatsApp, by an address of ours that gives the talk its reference; it works without scripts. */
export function TalkLink({ slug, className, children }: TalkLinkProps) {
  const path = `${sitePath(storePath(slug))}/whatsapp`;
  return (
    <a
      className={className}
      href={path}
      rel="nofollow noopener"
      data-talk=""
      onClick={(event) => {
        // Only now: the server does not know where the reader came from, and both must render the same address.
        event.currentTarget.href = `${path}?via=${keptSource(slug)}`;
      }}
    >
      {children}
    </a>
  );
}
