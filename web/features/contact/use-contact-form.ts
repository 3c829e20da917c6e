import { type FormEvent, useRef, useState } from "react";
import type { ContactReceipt } from "#domain/contact/contact.ts";
import { getLocale } from "#messages/runtime.js";
import type { ContactApi } from "#server/contact/contract.ts";
import { browserApi } from "#web/api.ts";
import {
  type ContactErrors,
  type ContactField,
  type ContactValues,
  contactFields,
} from "./contact-values.ts";
import { type ContactFailure, sendContact } from "./send-contact.ts";
import { useIdempotencyKey } from "./use-idempotency-key.ts";

type ContactFormOptions = {
  /** The code of the short link that brought the visitor, whose owner gets the message as well. */
  link: string | null;
  /** What went wrong with a form posted without scripts. */
  posted: ContactFailure | undefined;
  onKept: (receipt: ContactReceipt) => void;
  onFailed: (failure: ContactFailure) => void;
};

/**
 * The form's state, its validation on blur and then live, and its sending. What was typed stays in the form itself: a
 * library for it would be a tenth of the page's scripts.
 */
export function useContactForm({ link, posted, onKept, onFailed }: ContactFormOptions) {
  const [failure, setFailure] = useState(posted);
  const [errors, setErrors] = useState<ContactErrors>(posted?.errors ?? {});
  const [isSending, setIsSending] = useState(false);
  const left = useRef(new Set<string>(Object.keys(errors)));
  const keyFor = useIdempotencyKey();

  const check = async (form: HTMLFormElement) => {
    // The shapes are fetched with the first thing to check, not with the page.
    const { readContact } = await import("./read-contact.ts");
    const reading = readContact(valuesOf(form), getLocale());
    const found = reading.isValid ? [] : Object.entries(reading.errors);
    setErrors(Object.fromEntries(found.filter(([name]) => left.current.has(name))));
    return reading;
  };

  const send = async (form: HTMLFormElement) => {
    setFailure(undefined);
    for (const name of contactFields) left.current.add(name);
    const reading = await check(form);
    if (!reading.isValid) return focusFirst(form, reading.errors);
    const request = { ...reading.request, ...(link && { link }) };
    const outcome = await sendContact(browserApi<ContactApi>(), { request, idempotencyKey: keyFor(request) });
    if ("receipt" in outcome) return onKept(outcome.receipt);
    setFailure(outcome.failure);
    setErrors(outcome.failure.errors);
    onFailed(outcome.failure);
  };

  return {
    errors,
    failure,
    isSending,
    handlers: {
      onBlur: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        left.current.add((target as unknown as HTMLInputElement).name);
        void check(currentTarget);
      },
      onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        if (left.current.has((target as unknown as HTMLInputElement).name)) void check(currentTarget);
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSending) return;
        setIsSending(true);
        void send(event.currentTarget).finally(() => setIsSending(false));
      },
    },
  };
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const typed = new FormData(form);
  const entries = contactFields.map((name) => [name, String(typed.get(name) ?? "")]);
  return Object.fromEntries(entries) as ContactValues;
}

function focusFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const first = contactFields.find((name: ContactField) => errors[name]);
  if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
}
