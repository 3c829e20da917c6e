import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { type HotelContract, NewContract, periodBlocker } from "#domain/hotels/contract-versions.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../contracts.module.css";
import { CancellationFields } from "./cancellation-fields.tsx";
import { type FormValues, toContract, toFormValues } from "./form-values.ts";
import { MoneyFields } from "./money-fields.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { refusalText } from "./refusal-text.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { StayFields } from "./stay-fields.tsx";

/** The next version of a contract: the newest terms to be changed, what changes shown before it is written. */
export function ContractForm({ contract, onDone }: { contract: HotelContract; onDone: () => void }) {
  const [newest] = contract.versions;
  const form = useForm<FormValues>({ mode: "onTouched", defaultValues: toFormValues(newest) });
  const [review, setReview] = useState<NewContract>();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = form;
  const submit = handleSubmit((values) => {
    const parsed = NewContract.safeParse(toContract(values, newest?.version ?? 0));
    if (!parsed.success) return setFailure(m.contracts_incomplete());
    const blocker = periodBlocker(parsed.data, contract.versions);
    setFailure(blocker ? refusalText({ state: "refused", code: blocker, fields: {} }) : undefined);
    if (!blocker) setReview(parsed.data);
  });
  return (
    <FormProvider {...form}>
      <form className={`work ${styles.form}`} noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className={styles.fields}>
          <TextField
            {...register("startsOn", { required: m.account_required() })}
            type="date"
            label={m.contracts_starts_on()}
            error={formState.errors.startsOn?.message}
          />
          <TextField {...register("endsOn")} type="date" label={m.contracts_ends_on()} isOptional />
        </div>
        <PlanFields />
        <MoneyFields />
        <CancellationFields />
        <StayFields />
        <div className={styles.actions}>
          <Button size="work" type="submit">
            {m.contracts_review()}
          </Button>
          <Button size="work" look="quiet" onClick={onDone}>
            {m.reason_back()}
          </Button>
        </div>
      </form>
      {review && (
        <ReviewDialog
          contract={contract}
          next={review}
          onBack={() => setReview(undefined)}
          onWritten={onDone}
        />
      )}
    </FormProvider>
  );
}
