/** What a printed card says. */
export type CardContent = {
  language: "pt" | "en";
  title: string;
  name: string;
  agency: string | null;
  whatsapp: string | null;
  /** The address as people read it, and as the code carries it. */
  shownUrl: string;
  url: string;
  accent: string;
};
