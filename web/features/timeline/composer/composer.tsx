import { AtSign } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Audience, audiences } from "#domain/timeline/audiences.ts";
import { m } from "#messages/messages.js";
import { useAsked } from "#web/portal/use-asked.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../timeline.module.css";
import { writePost } from "../timeline.ts";
import { audienceNames, troubleOf } from "../words.ts";
import { MentionField } from "./mention-field.tsx";
import { type ChosenPicture, PictureChoice, PictureRow } from "./picture-choice.tsx";
import { useMention } from "./use-mention.ts";

/** A new post: words, hotels, pictures, and who may read it. */
export function Composer({ isFirst }: { isFirst: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isAsked] = useAsked({ "1": true });
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  const mention = useMention(field);
  const [text, setText] = useState("");
  const [audience, setAudience] = useState<Audience>("members");
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const { run: write, isBusy } = useWrite(writePost);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setTrouble(m.timeline_error_text());
    const sent = pictures.map(({ id, alt }) => ({ id, alt }));
    const outcome = await write({
      text: text.trim(),
      audience,
      pictures: sent,
      hotelIds: mention.idsIn(text),
    });
    setTrouble(troubleOf(outcome));
    if (outcome.state !== "done") return;
    setText("");
    setPictures([]);
    toast({ text: m.timeline_written() });
  };
  const nameHotel = () => {
    const next = text === "" || text.endsWith(" ") ? `${text}@` : `${text} @`;
    setText(next);
    field.current?.focus();
    mention.watch(next);
  };
  return (
    <form className={styles.composer} onSubmit={(event) => void submit(event)}>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      <MentionField
        {...{ field, mention }}
        value={text}
        onChange={setText}
        label={isFirst ? m.timeline_write_first() : m.timeline_write_hint()}
      />
      <PictureRow pictures={pictures} onChange={setPictures} />
      <div className={styles.composerBar}>
        <PictureChoice pictures={pictures} onChange={setPictures} onTrouble={setTrouble} />
        <Button look="quiet" size="small" onClick={nameHotel}>
          <AtSign size={15} strokeWidth={1.5} aria-hidden="true" />{" "}
          <span className={styles.tool}>{m.timeline_hotel()}</span>
        </Button>
        <label className={styles.audience}>
          <span className="sr-only">{m.timeline_audience()}</span>
          <select value={audience} onChange={(event) => setAudience(event.target.value as Audience)}>
            {audiences.map((name) => (
              <option key={name} value={name}>
                {audienceNames[name]()}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="small" isBusy={isBusy}>
          {m.timeline_publish()}
        </Button>
      </div>
    </form>
  );
}
