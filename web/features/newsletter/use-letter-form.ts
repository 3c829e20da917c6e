import { type FormEvent, useState } from "react";
import type { LetterSource } from "#domain/newsletter/readers.ts";
import { getLocale } from "#messages/runtime.js";
import type { NewsletterApi } from "#server/newsletter/contract.ts";
import { browserApi } from "#web/api.ts";
import { askForLetter, type LetterOutcome } from "./ask-for-letter.ts";

type LetterForm = {
  email: string;
  setEmail: (email: string) => void;
  outcome: LetterOutcome | undefined;
  isSending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  startAgain: () => void;
};

/** The state of the form: what was typed, whether it is on its way, and what came of it. */
export function useLetterForm(posted?: { outcome: LetterOutcome; email: string }): LetterForm {
  const [email, setEmail] = useState(posted?.email ?? "");
  const [outcome, setOutcome] = useState(posted?.outcome);
  const [isSending, setIsSending] = useState(false);

  const send = async (form: HTMLFormElement) => {
    const typed = new FormData(form);
    if (!form.checkValidity()) return setOutcome("invalid");
    setIsSending(true);
    const website = String(typed.get("website") ?? "");
    const source = typed.get("source") as LetterSource;
    setOutcome(
      await askForLetter(browserApi<NewsletterApi>(), { email, language: getLocale(), source, website }),
    );
    setIsSending(false);
  };
  return {
    email,
    setEmail,
    outcome,
    isSending,
    onSubmit: (event) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
    startAgain: () => {
      setEmail("");
      setOutcome(undefined);
    },
  };
}
