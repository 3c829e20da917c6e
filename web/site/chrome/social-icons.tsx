import { Mail, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";

const line = { size: 20, strokeWidth: 1.3, "aria-hidden": true } as const;

/** The five marks of the footer, drawn alike. */
export const socialIcons = {
  whatsapp: <MessageCircle {...line} />,
  linkedin: (
    <Drawn>
      <rect x="3.500" y="3.500" width="17" height="17" rx="2.500" />
      <path d="M8 10.500V16M8 7.600v.1M12 16v-5.500M12 13c0-1.600 1-2.600 2.300-2.600s2.100.9 2.100 2.600v3" />
    </Drawn>
  ),
  instagram: (
    <Drawn>
      <rect x="3.500" y="3.500" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.900 7.100v.01" />
    </Drawn>
  ),
  youtube: (
    <Drawn>
      <rect x="2.500" y="5.500" width="19" height="13" rx="3.500" />
      <path d="m10.300 9.400 4.500 2.600-4.500 2.600z" />
    </Drawn>
  ),
  email: <Mail {...line} />,
};

function Drawn({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
