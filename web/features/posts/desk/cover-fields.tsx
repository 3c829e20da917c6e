import type { ChangeEvent } from "react";
import type { Cover } from "#domain/posts/posts.ts";
import { m } from "#messages/messages.js";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { PostCover } from "../post-cover.tsx";
import styles from "./desk.module.css";
import { sendPicture } from "./desk.ts";

const CENTRE = { x: 0.5, y: 0.5 };
type CoverFieldsProps = { cover: Cover; onChange: (cover: Cover) => void };

/** A cover: the picture, what of it must stay in sight, and what it shows in both languages. */
export function CoverFields({ cover, onChange }: CoverFieldsProps) {
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    const picture = file && (await sendPicture(file));
    if (picture) onChange({ kind: "file", id: picture.id, focus: CENTRE, alt: cover.alt });
    else if (file) toast({ tone: "bad", text: m.posts_picture_failed() });
  };
  const focus = (axis: "x" | "y") => (
    <TextField
      type="number"
      min={0}
      max={100}
      label={axis === "x" ? m.posts_focus_x() : m.posts_focus_y()}
      value={Math.round(cover.focus[axis] * 100)}
      onChange={(event) => {
        const share = Math.min(1, Math.max(0, Number(event.target.value) / 100));
        onChange({ ...cover, focus: { ...cover.focus, [axis]: share } });
      }}
    />
  );
  const alt = (language: "pt" | "en") => (
    <TextField
      label={language === "pt" ? m.posts_alt_pt() : m.posts_alt_en()}
      value={cover.alt[language]}
      maxLength={300}
      onChange={(event) => onChange({ ...cover, alt: { ...cover.alt, [language]: event.target.value } })}
    />
  );
  return (
    <>
      <div className={styles.cover}>
        <PostCover cover={cover} sizes="22rem" isDecorative />
      </div>
      <TextField
        label={m.posts_cover()}
        type="file"
        accept="image/*"
        onChange={(event) => void send(event as ChangeEvent<HTMLInputElement>)}
      />
      {cover.kind === "file" && focus("x")}
      {cover.kind === "file" && focus("y")}
      {alt("pt")}
      {alt("en")}
    </>
  );
}
