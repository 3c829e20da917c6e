import { useCallback, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import type { ContactReceipt } from "#domain/contact/contact.ts";
import { getLocale } from "#messages/runtime.js";
import { browserApi } from "#web/api.ts";
import type { ContactErrors, ContactField, ContactValues } from "./contact-values.ts";
import { type ContactFailure, sendContact } from "./send-contact.ts";
import { useIdempotencyKey } from "./use-idempotency-key.ts";

type ContactFormOptions = {
  values: ContactValues;
  /** What went wrong with a form posted without scripts. */
  posted: ContactFailure | undefined;
  onKept: (receipt: ContactReceipt) => void;
  onFailed: (failure: ContactFailure) => void;
};

/** The form's state, its validation on blur and then live, and its sending. */
export function useContactForm({ values, posted, onKept, onFailed }: ContactFormOptions) {
  const [failure, setFailure] = useState(posted);
  const keyFor = useIdempotencyKey();
  const form = useForm<ContactValues>({
    defaultValues: values,
    errors: toFormErrors(posted?.errors ?? {}),
    mode: "onTouched",
    resolver: lazyResolver,
  });

  const send = useCallback(
    async (typed: ContactValues) => {
      setFailure(undefined);
      const { readContact } = await import("./read-contact.ts");
      const reading = readContact(typed, getLocale());
      if (!reading.isValid) return;
      const outcome = await sendContact(browserApi(), {
        request: reading.request,
        idempotencyKey: keyFor(reading.request),
      });
      if ("receipt" in outcome) return onKept(outcome.receipt);
      setFailure(outcome.failure);
      for (const [field, type] of Object.entries(outcome.failure.errors)) {
        form.setError(field as ContactField, { type });
      }
      onFailed(outcome.failure);
    },
    [form.setError, keyFor, onKept, onFailed],
  );

  return { form, failure, onSubmit: form.handleSubmit(send) };
}

// The shapes are fetched with the first thing to check, not with the page.
const lazyResolver: Resolver<ContactValues> = async (...input) => {
  const { resolveContact } = await import("./contact-resolver.ts");
  return resolveContact(...input);
};

function toFormErrors(errors: ContactErrors) {
  const entries = Object.entries(errors).map(([field, type]) => [field, { type }]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
