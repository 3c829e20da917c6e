import { useEffect } from "react";
import { useLocation } from "react-router";
import { keepShortLink } from "./short-link.ts";

/** Remembers which short link brought the reader, so that a message can say so; the server never sees it before. */
export function KeepShortLink() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) keepShortLink(hash);
  }, [hash]);
  return null;
}
