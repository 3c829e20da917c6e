import { Copy } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";

/** Copies a text and says so. */
export function CopyButton({ text, size }: { text: string; size: "work" | "small" }) {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    await navigator.clipboard?.writeText(text);
    setCopied(text);
  };
  return (
    <Button look="outline" size={size} onClick={() => void copy()}>
      <Copy size={15} strokeWidth={1.5} aria-hidden="true" />
      <span aria-live="polite">{copied === text ? m.marketing_copied() : m.marketing_copy()}</span>
    </Button>
  );
}
