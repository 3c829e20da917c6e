import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { areDatesSound } from "#domain/journeys/days.ts";
import type { NewJourney } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ClientField } from "./client-field.tsx";
import { startJourney } from "./journeys.ts";
import { useLibrary } from "./library/library.ts";

type Values = Pick<NewJourney, "title" | "startsOn" | "endsOn" | "currency" | "language"> & {
  clientId: string;
  templateId: string;
};

/** Begins a journey: what it is called, when, in which currency and for a reader of which language; or a copy. */
export function NewJourneyDialog({
  onClose,
  copyOf = null,
}: {
  onClose: () => void;
  copyOf?: Pick<Journey, "id" | "head"> | null;
}) {
  const formId = useId();
  const navigate = useNavigate();
  const home = useHome();
  const [hasFailed, setHasFailed] = useState(false);
  const { run: start } = useWrite(startJourney);
  const { register, handleSubmit, formState, getValues, setValue } = useForm<Values>({
    mode: "onTouched",
    defaultValues: {
      title: "",
      startsOn: "",
      endsOn: "",
      // Its prices stay what they are; another currency asks for every rate anew.
      currency: copyOf?.head.currency ?? "EUR",
      language: copyOf?.head.language ?? "pt",
      clientId: "",
      templateId: "",
    },
  });
  const templates = (useLibrary().data ?? []).filter(({ kind }) => kind === "journey");
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setHasFailed(false);
    const [clientId, templateId] = [values.clientId || null, values.templateId || null];
    const begun = await start({
      ...values,
      title: values.title.trim(),
      clientId,
      templateId,
      copyOf: copyOf?.id ?? null,
    });
    if (begun.state !== "done") return setHasFailed(true);
    await navigate(`${home}/my-journeys/${begun.value.id}`);
    onClose();
  });
  const required = m.account_required();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={copyOf ? m.journeys_copy() : m.journeys_new()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isSubmitting}>
          {m.journeys_begin()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {hasFailed && <Notice tone="bad">{m.journeys_not_sent()}</Notice>}
        {copyOf && <p className="note">{m.journeys_copy_text()}</p>}
        <TextField
          {...register("title", { validate: (value) => value.trim() !== "" || required })}
          label={m.journeys_name()}
          error={errors.title?.message}
          maxLength={160}
        />
        <TextField
          {...register("startsOn", { required })}
          type="date"
          label={m.journeys_starts()}
          error={errors.startsOn?.message}
        />
        <TextField
          {...register("endsOn", {
            required,
            validate: (endsOn) =>
              areDatesSound({ startsOn: getValues("startsOn"), endsOn }) || m.journeys_dates_wrong(),
          })}
          type="date"
          label={m.journeys_ends()}
          error={errors.endsOn?.message}
        />
        {!copyOf && templates.length > 0 && (
          <SelectField
            {...register("templateId", {
              onChange: () => {
                const chosen = templates.find(({ id }) => id === getValues("templateId"));
                if (chosen?.currency) setValue("currency", chosen.currency);
              },
            })}
            label={m.journeys_template()}
            options={[
              { value: "", label: m.journeys_template_none() },
              ...templates.map(({ id, name, days }) => ({
                value: id,
                label: `${name}, ${m.journeys_template_days({ count: days ?? 0 })}`,
              })),
            ]}
          />
        )}
        <ClientField field={register("clientId")} chosen="" />
        <SelectField
          {...register("currency")}
          label={m.journeys_currency()}
          options={(Object.keys(currencyDigits) as Currency[]).map((value) => ({ value, label: value }))}
        />
        <SelectField
          {...register("language")}
          label={m.journeys_language()}
          options={[
            { value: "pt", label: m.clients_language_pt() },
            { value: "en", label: m.clients_language_en() },
          ]}
        />
      </form>
    </Dialog>
  );
}
