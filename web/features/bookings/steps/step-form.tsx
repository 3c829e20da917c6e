import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Booking } from "#domain/bookings/bookings.ts";
import type { BookingStep, StepKind } from "#domain/bookings/steps.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../bookings.module.css";
import { isGrave } from "./grave-steps.ts";
import { StepFields } from "./step-fields.tsx";
import { firstValues, type StepValues, stepOf } from "./step-values.ts";
import { refusalText, type TakeStep } from "./take-step.ts";

const confirmations: Partial<Record<StepKind, () => string>> = {
  accept: m.bookings_confirm_accept,
  hold: m.bookings_confirm_hold,
  decline: m.bookings_confirm_decline,
  counter: m.bookings_confirm_counter,
  cancel: m.bookings_confirm_cancel,
  no_show: m.bookings_confirm_no_show,
  complete: m.bookings_step_complete,
  take: m.bookings_confirm_take,
  withdraw: m.bookings_confirm_withdraw,
  note: m.bookings_confirm_save,
  correct: m.bookings_confirm_save,
};

/** One step: its fields, and the button that takes it. */
export function StepForm({ kind, booking, take }: { kind: StepKind; booking: Booking; take: TakeStep }) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<StepValues>({ mode: "onTouched", defaultValues: firstValues(booking) });
  const { handleSubmit, formState, reset } = form;
  const send = async (step: BookingStep) => {
    setFailure(undefined);
    const outcome = await take(step, booking);
    if (outcome.state !== "done") return setFailure(refusalText(outcome));
    toast({ text: kind === "note" ? m.bookings_noted() : m.bookings_done() });
    reset({ ...form.getValues(), message: "" });
  };
  const submit = handleSubmit((values) => send(stepOf(kind, values, booking)));
  const refuseChange = handleSubmit(({ message }) =>
    send({ kind: "answer_change", isGranted: false, message: message.trim() }),
  );
  return (
    <form className={`work stack ${styles.form}`} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <StepFields kind={kind} booking={booking} form={form} />
      <div className={styles.actions}>
        {kind === "answer_change" && (
          <Button
            look="outline"
            size="work"
            isBusy={formState.isSubmitting}
            onClick={(event) => void refuseChange(event)}
          >
            {m.bookings_refuse_change()}
          </Button>
        )}
        <Button
          look={isGrave(kind) ? "danger" : "primary"}
          size="work"
          type="submit"
          isBusy={formState.isSubmitting}
        >
          {kind === "answer_change" ? m.bookings_grant() : (confirmations[kind] ?? m.bookings_confirm_send)()}
        </Button>
      </div>
    </form>
  );
}
