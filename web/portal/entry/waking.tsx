import { useContext } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/messages.js";
import { NonceContext } from "#web/nonce.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { State } from "#web/ui/state.tsx";

const id = "asleep";

// A script the page begins with tells of its failure as an event of its element, one it asks for as a broken promise.
// What was already loaded anew is not loaded a third time by itself.
const script = `(function(){var tried=performance.getEntriesByType("navigation")[0];var heard=false;var fail=function(){var words=document.getElementById("${id}");if(heard||!words)return;heard=true;if(tried&&tried.type!=="reload"&&navigator.onLine)location.reload();else words.hidden=false};addEventListener("error",function(e){if(e.target instanceof HTMLScriptElement)fail()},true);addEventListener("unhandledrejection",function(e){if(/imported module/i.test(e.reason&&e.reason.message))fail()})})()`;

/**
 * A portal is nothing before its scripts have come, and one that breaks on its way would leave a blank page for good:
 * the page is loaded once more, and if that is in vain says so.
 */
export function Waking() {
  const nonce = useContext(NonceContext);
  const { pathname, search } = useLocation();
  const retry = (
    <a {...buttonLook({ look: "outline", size: "work" })} href={pathname + search}>
      {m.error_retry()}
    </a>
  );
  return (
    <>
      <div id={id} hidden>
        <State role="alert" title={m.error_title()} text={m.error_explanation()} action={retry} />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
