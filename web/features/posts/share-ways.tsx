import { Link2, Mail, MessageCircle } from "lucide-react";
import { useState } from "react";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";
import { buttonLook } from "#web/ui/button.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import styles from "./posts.module.css";

type ShareWaysProps = { title: string; address: string };

/** Ways to pass a post on, WhatsApp first; its address is copied where scripts run. */
export function ShareWays({ title, address }: ShareWaysProps) {
  const whatsapp = whatsappAddress({ text: `${title} ${address}` });
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <div className={styles.share}>
      <a {...buttonLook({ look: "outline" })} href={whatsapp} rel="noreferrer">
        <MessageCircle size={16} strokeWidth={1.5} aria-hidden="true" />
        {m.posts_share_whatsapp()}
      </a>
      <CopyAddress address={address} />
      <a href={mail}>
        <Mail size={16} strokeWidth={1.5} aria-hidden="true" />
        {m.posts_share_mail()}
      </a>
    </div>
  );
}

function CopyAddress({ address }: Pick<ShareWaysProps, "address">) {
  const isLive = useIsLive();
  const [isCopied, setIsCopied] = useState(false);
  // Browsers have no clipboard for pages that come without encryption.
  if (!isLive || !navigator.clipboard) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setIsCopied(true);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      <Link2 size={16} strokeWidth={1.5} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? m.posts_share_copied() : m.posts_share_copy()}</span>
    </button>
  );
}
