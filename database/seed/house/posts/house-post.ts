import type { PostBody } from "#domain/posts/body.ts";

type Text = { title: string; excerpt: string; body: PostBody };
/** A post that a house opens with. */
export type HousePost = {
  slug: string;
  category: "journal" | "press" | "case_study";
  art: string;
  alt: { pt: string; en: string };
  publishedOn: string;
  pt: Text;
  en: Text;
};
