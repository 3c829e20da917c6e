import { useId, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { type FaqTopic, faqTopics } from "#domain/faq/faq.ts";
import {
  type NewQuestion,
  type Question,
  type QuestionState,
  questionStates,
} from "#domain/faq/questions.ts";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { topicName } from "../topic-names.ts";
import styles from "./questions.module.css";
import { addQuestion, changeQuestion } from "./questions.ts";
import { stateName } from "./state-names.ts";

type Values = {
  topic: FaqTopic;
  state: QuestionState;
  position: string;
  questionPt: string;
  questionEn: string;
  answerPt: string;
  answerEn: string;
  path: string;
  labelPt: string;
  labelEn: string;
};
type QuestionDialogProps = { question: Question | undefined; onClose: () => void };

/** Writes a question in both languages, or writes one anew; an empty line begins a paragraph. */
export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { run: add } = useWrite(addQuestion);
  const { run: change } = useWrite(changeQuestion);
  const form = useForm<Values>({ mode: "onTouched", defaultValues: valuesOf(question) });
  const submit = form.handleSubmit(async (values) => {
    const words = wordsOf(values);
    const outcome: Outcome<unknown, unknown> = question
      ? await change({ id: question.id, change: { version: question.version, ...words } })
      : await add(words);
    if (outcome.state !== "done") return setFailure(refusalText(outcome));
    toast({ text: m.questions_saved() });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={question ? m.questions_edit_title() : m.questions_new()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={form.formState.isSubmitting}>
          {m.questions_save()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <PlaceFields form={form} />
        <WordFields form={form} />
        <LinkFields form={form} />
      </form>
    </Dialog>
  );
}

const written = (paragraphs: string[] = []) => paragraphs.join("\n\n");
const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

function valuesOf(question: Question | undefined): Values {
  return {
    topic: question?.topic ?? "hotels",
    state: question?.state ?? "published",
    position: String(question?.position ?? 99),
    questionPt: question?.question.pt ?? "",
    questionEn: question?.question.en ?? "",
    answerPt: written(question?.answer.pt),
    answerEn: written(question?.answer.en),
    path: question?.link?.path ?? "",
    labelPt: question?.link?.label.pt ?? "",
    labelEn: question?.link?.label.en ?? "",
  };
}

function wordsOf({ path, labelPt, labelEn, ...values }: Values): NewQuestion {
  return {
    topic: values.topic,
    state: values.state,
    position: Number(values.position),
    question: { pt: values.questionPt, en: values.questionEn },
    answer: { pt: paragraphsOf(values.answerPt), en: paragraphsOf(values.answerEn) },
    link: path.trim() ? { path: path.trim(), label: { pt: labelPt, en: labelEn } } : null,
  };
}

function refusalText({ state }: { state: string }): string {
  if (state === "conflict") return m.questions_conflict();
  return state === "offline" ? m.account_error_offline() : m.account_error_other();
}

type FieldsProps = { form: UseFormReturn<Values> };
const isWritten = (text: string) => text.trim() !== "" || m.account_required();

function PlaceFields({ form: { register, formState } }: FieldsProps) {
  return (
    <div className={styles.fields}>
      <SelectField
        {...register("topic")}
        label={m.questions_topic()}
        options={faqTopics.map((value) => ({ value, label: topicName(value) }))}
      />
      <SelectField
        {...register("state")}
        label={m.questions_state()}
        options={questionStates.map((value) => ({ value, label: stateName(value) }))}
      />
      <TextField
        {...register("position", {
          validate: (place) => /^\d{1,3}$/.test(place.trim()) || m.questions_position_wrong(),
        })}
        label={m.questions_position()}
        error={formState.errors.position?.message}
        inputMode="numeric"
      />
    </div>
  );
}

function WordFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  const field = (name: "questionPt" | "questionEn" | "answerPt" | "answerEn", label: string) => ({
    ...register(name, { validate: isWritten }),
    label,
    error: errors[name]?.message,
  });
  return (
    <>
      <TextField {...field("questionPt", m.questions_in_pt())} lang="pt-BR" maxLength={200} />
      <TextAreaField
        {...field("answerPt", m.questions_answer_pt())}
        lang="pt-BR"
        rows={5}
        maxLength={8_000}
      />
      <TextField {...field("questionEn", m.questions_in_en())} lang="en" maxLength={200} />
      <TextAreaField
        {...field("answerEn", m.questions_answer_en())}
        hint={m.questions_paragraphs()}
        lang="en"
        rows={5}
        maxLength={8_000}
      />
    </>
  );
}

function LinkFields({ form: { register, watch, formState } }: FieldsProps) {
  const { errors } = formState;
  const isNamed = (label: string) => !watch("path").trim() || isWritten(label);
  return (
    <div className={styles.fields}>
      <TextField
        {...register("path", {
          validate: (path) =>
            path.trim() === "" || /^\/(?!\/)[\w/#?=&.-]*$/.test(path.trim()) || m.questions_path_wrong(),
        })}
        label={m.questions_path()}
        error={errors.path?.message}
        placeholder="/lilamonde"
        isOptional
      />
      <TextField
        {...register("labelPt", { validate: isNamed })}
        label={m.questions_label_pt()}
        error={errors.labelPt?.message}
        lang="pt-BR"
        maxLength={80}
        isOptional
      />
      <TextField
        {...register("labelEn", { validate: isNamed })}
        label={m.questions_label_en()}
        error={errors.labelEn?.message}
        lang="en"
        maxLength={80}
        isOptional
      />
    </div>
  );
}
