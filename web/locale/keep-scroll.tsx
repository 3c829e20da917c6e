import { useContext } from "react";
import { NonceContext } from "#web/nonce.ts";

const key = "language-scroll";

/** Notes how far the reader has scrolled, for the page's twin in the other language. */
export function noteScroll(): void {
  try {
    sessionStorage.setItem(key, String(window.scrollY));
  } catch {
    // Without storage the twin opens at its top.
  }
}

// Before the first paint, and once more when pictures and the address's anchor have had their say.
const script = `(function(){try{var y=sessionStorage.getItem("${key}");if(y===null)return;sessionStorage.removeItem("${key}");var go=function(){scrollTo({top:+y,behavior:"instant"})};go();addEventListener("load",go,{once:true})}catch(e){}})()`;

/** Puts the reader back where they were when they switched the language. */
export function KeepScroll() {
  const nonce = useContext(NonceContext);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}
