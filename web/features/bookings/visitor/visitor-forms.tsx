import type { ReactNode } from "react";
import type { VisitorBooking } from "#domain/bookings/visitor-bookings.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import styles from "../bookings.module.css";

type FormsProps = { request: VisitorBooking };

/** What a visitor can do now, each in a form of its own that posts to the page it stands on. */
export function VisitorForms({ request }: FormsProps) {
  const { steps, seller } = request;
  const isAsked = steps.includes("reply");
  return (
    <>
      {steps.includes("take") && (
        <StepForm request={request}>
          <Button type="submit" name="step" value="take">
            {m.bookings_request_take()}
          </Button>
        </StepForm>
      )}
      {steps.includes("answer_change") && (
        <StepForm request={request}>
          <Button type="submit" name="step" value="grant">
            {m.bookings_request_grant()}
          </Button>
          <Button look="outline" type="submit" name="step" value="refuse">
            {m.bookings_request_refuse()}
          </Button>
        </StepForm>
      )}
      {(isAsked || steps.includes("message")) && (
        <StepForm request={request}>
          <TextAreaField
            {...{ name: "message", rows: 3, maxLength: 2_000, required: true }}
            label={m.bookings_request_say({ seller })}
          />
          <Button look="outline" type="submit" name="step" value={isAsked ? "reply" : "message"}>
            {m.bookings_request_send()}
          </Button>
        </StepForm>
      )}
      <LetGo request={request} />
    </>
  );
}

function LetGo({ request }: FormsProps) {
  const step = request.steps.find((kind) => kind === "withdraw" || kind === "cancel");
  if (!step) return null;
  const word = step === "withdraw" ? m.bookings_request_withdraw() : m.bookings_request_cancel();
  return (
    <details className={styles.letGo}>
      <summary className="text-link touch-target">{word}</summary>
      <StepForm request={request}>
        <SelectField
          name="reason"
          label={m.bookings_request_reason()}
          options={[
            { value: "price", label: m.bookings_request_reason_price() },
            { value: "dates", label: m.bookings_request_reason_dates() },
            { value: "answer_late", label: m.bookings_request_reason_late() },
            { value: "other", label: m.bookings_request_reason_other() },
          ]}
        />
        <Button look="danger" type="submit" name="step" value={step}>
          {word}
        </Button>
      </StepForm>
    </details>
  );
}

function StepForm({ request: { id, version }, children }: FormsProps & { children: ReactNode }) {
  return (
    <form method="post" className={styles.visitorForm}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {children}
    </form>
  );
}
