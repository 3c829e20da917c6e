import { useState } from "react";
import { useNavigate } from "react-router";
import { contentFaultsOf } from "#domain/diagnostic/faults.ts";
import type { QuestionnaireContent, QuestionnaireDesk } from "#domain/diagnostic/questionnaires.ts";
import { m } from "#messages/messages.js";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Editor, Faults } from "#web/ui/parts-editor/parts-editor.tsx";
import { TextPair } from "#web/ui/parts-editor/text-pair.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { said } from "../words.ts";
import { DimensionsEditor } from "./dimensions-editor.tsx";
import { FunnelView } from "./funnel-view.tsx";
import styles from "./house.module.css";
import { LevelsEditor } from "./levels-editor.tsx";
import { Preview } from "./preview.tsx";
import { dropDraft, keepDraft, openQuestionnaire, publishDraft, useQuestionnaire } from "./questionnaires.ts";
import { QuestionsEditor } from "./questions-editor.tsx";
import { faultNames } from "./words.ts";

/** A questionnaire on the desk: its draft, how it would be answered, and where people stop. */
export function Builder({ id }: { id: string }) {
  return (
    <QueryView
      query={useQuestionnaire(id)}
      head={<PageHead title={m.diagnostic_questionnaires()} />}
      lines={6}
    >
      {(desk) => <Desk key={`${id} ${desk.published?.number ?? 0}`} desk={desk} />}
    </QueryView>
  );
}

const views = ["edit", "preview", "funnel"] as const;
type View = (typeof views)[number];
const viewNames: Record<View, () => string> = {
  edit: m.diagnostic_view_edit,
  preview: m.diagnostic_view_preview,
  funnel: m.diagnostic_view_funnel,
};

function Desk({ desk }: { desk: QuestionnaireDesk }) {
  const [content, setContent] = useState(desk.draft?.content ?? desk.published!.content);
  const [view, setView] = useState<View>("edit");
  const faults = contentFaultsOf(content);
  const work = useDraft(desk, content);
  const isChanged = JSON.stringify(content) !== JSON.stringify((desk.draft ?? desk.published)?.content);
  return (
    <>
      <PageHead
        title={said(content.title)}
        text={
          desk.published
            ? m.diagnostic_version_line({ version: desk.published.number })
            : m.diagnostic_unpublished()
        }
        actions={
          <>
            {!desk.isOpen && desk.published && (
              <Button look="outline" size="work" onClick={() => void work.open()}>
                {m.diagnostic_open()}
              </Button>
            )}
            {desk.draft && desk.published && (
              <Button look="quiet" size="work" onClick={() => void work.drop()}>
                {m.diagnostic_drop()}
              </Button>
            )}
            <Button look="outline" size="work" disabled={!isChanged} onClick={() => void work.keep()}>
              {m.diagnostic_keep()}
            </Button>
            <Button
              size="work"
              disabled={faults.length > 0 || (!isChanged && !desk.draft)}
              onClick={() => void work.publish()}
            >
              {m.diagnostic_publish()}
            </Button>
          </>
        }
      />
      <fieldset className={styles.views} aria-label={m.diagnostic_views()}>
        {views.map((each) => (
          <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
            {viewNames[each]()}
          </button>
        ))}
      </fieldset>
      {faults.length > 0 && view === "edit" && (
        <Faults
          title={m.diagnostic_faults()}
          faults={faults.map(({ fault, at }) => ({ key: `${fault} ${at}`, text: faultNames[fault]({ at }) }))}
        />
      )}
      {view === "edit" && <ContentEditor content={content} onChange={setContent} />}
      {view === "preview" && <Preview content={content} />}
      {view === "funnel" &&
        (desk.published ? <FunnelView id={desk.id} /> : <p>{m.diagnostic_unpublished()}</p>)}
    </>
  );
}

type EditorProps = { content: QuestionnaireContent; onChange: (content: QuestionnaireContent) => void };

function ContentEditor({ content, onChange }: EditorProps) {
  return (
    <Editor>
      <TextPair
        label={m.diagnostic_field_title()}
        value={content.title}
        max={120}
        onChange={(title) => onChange({ ...content, title })}
      />
      <QuestionsEditor content={content} onChange={(questions) => onChange({ ...content, questions })} />
      <DimensionsEditor
        dimensions={content.dimensions}
        onChange={(dimensions) => onChange({ ...content, dimensions })}
      />
      <LevelsEditor levels={content.levels} onChange={(levels) => onChange({ ...content, levels })} />
    </Editor>
  );
}

/** What can be done with a draft; what it says is kept before it is published. */
function useDraft({ id, draft }: QuestionnaireDesk, content: QuestionnaireContent) {
  const keep = useWrite(keepDraft);
  const publish = useWrite(publishDraft);
  const drop = useWrite(dropDraft);
  const open = useWrite(openQuestionnaire);
  const navigate = useNavigate();
  const tell = (state: string, done: string) =>
    toast({
      text: state === "done" ? done : state === "conflict" ? m.diagnostic_conflict() : m.diagnostic_failed(),
    });
  const save = () => keep.run({ id, version: draft?.version ?? 0, content });
  return {
    keep: async () => tell((await save()).state, m.diagnostic_kept()),
    publish: async () => {
      const kept = await save();
      if (kept.state !== "done") return tell(kept.state, "");
      const version = kept.value.draft?.version ?? 0;
      tell((await publish.run({ id, version })).state, m.diagnostic_published());
    },
    drop: async () => {
      const { state } = await drop.run({ id });
      tell(state, m.diagnostic_dropped());
      if (state === "done") await navigate("/admin/questionnaires");
    },
    open: async () => tell((await open.run({ id })).state, m.diagnostic_opened()),
  };
}
