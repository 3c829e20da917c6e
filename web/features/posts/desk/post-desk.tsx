import { useState } from "react";
import type { DeskDetail, PostHistory } from "#domain/posts/posts.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import styles from "./desk.module.css";
import { FrameForm } from "./frame-form.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import { MoveBar } from "./move-bar.tsx";
import { TextForm } from "./text-form.tsx";

type Version = PostHistory["versions"][number];

/** A post on the desk: both texts, its frame, and where it goes. */
export function PostDesk({ detail }: { detail: DeskDetail }) {
  const { post, texts } = detail;
  const [language, setLanguage] = useState<"pt" | "en">("pt");
  const [taken, setTaken] = useState<Version | null>(null);
  const [isHistory, setIsHistory] = useState(false);
  const given = taken?.language === language ? taken : null;
  const take = (version: Version) => {
    setTaken(version);
    setLanguage(version.language);
    setIsHistory(false);
  };
  const languageTab = (of: "pt" | "en", name: string) => (
    <Button
      look={language === of ? "outline" : "quiet"}
      size="work"
      aria-pressed={language === of}
      onClick={() => setLanguage(of)}
    >
      {post.missing.includes(of) ? `${name} (${m.posts_missing()})` : name}
    </Button>
  );
  return (
    <div className="stack">
      <MoveBar post={post} />
      <div className={styles.columns}>
        <div className="stack">
          <div className={styles.actions}>
            <fieldset className={styles.actions}>
              <legend className="sr-only">{m.posts_language()}</legend>
              {languageTab("pt", "Português")}
              {languageTab("en", "English")}
            </fieldset>
            <Button look="quiet" size="work" onClick={() => setIsHistory(true)}>
              {m.posts_history()}
            </Button>
          </div>
          <TextForm
            key={`${language} ${texts[language]?.version ?? 0} ${given?.version ?? "kept"}`}
            {...{ detail, language, given }}
          />
        </div>
        <FrameForm key={post.version} post={post} />
      </div>
      {isHistory && <HistoryDialog id={post.id} onTake={take} onClose={() => setIsHistory(false)} />}
    </div>
  );
}
