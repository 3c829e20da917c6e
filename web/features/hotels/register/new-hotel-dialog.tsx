import { useId, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { HotelStyle, hotelKinds } from "#domain/hotels/hotels.ts";
import { NewHotel } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { styleName } from "../collection/style-name.ts";
import { registerRefusal } from "./refusals.ts";
import { createHotel, useGroups } from "./register.ts";

type Values = Omit<NewHotel, "groupId"> & { groupId: string };

const kindNames = { hotel: m.register_hotel, group: m.register_group };

/** Opens a hotel or a group that nobody reads until its card is published. */
export function NewHotelDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { run } = useWrite(createHotel);
  const form = useForm<Values>({
    mode: "onTouched",
    defaultValues: {
      ...{ name: "", slug: "", kind: "hotel", country: "BR" },
      ...{ timeZone: "America/Sao_Paulo", style: "beach", groupId: "" },
    },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const isSound = (field: keyof Values) => (value: string) =>
    NewHotel.shape[field].safeParse(value).success || m.register_invalid();
  const submit = handleSubmit(async (values) => {
    const groupId = (values.kind === "hotel" && values.groupId) || null;
    const done = await run({ ...values, groupId });
    if (done.state !== "done") return setFailure(registerRefusal(done));
    toast({ text: m.register_created({ name: values.name }) });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.register_new()}
      actions={
        <>
          <Button look="quiet" size="work" onClick={onClose}>
            {m.reason_back()}
          </Button>
          <Button size="work" type="submit" form={formId} isBusy={isSubmitting}>
            {m.register_create()}
          </Button>
        </>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextField
          {...register("name", { validate: isSound("name") })}
          label={m.register_name()}
          error={errors.name?.message}
          maxLength={120}
        />
        <TextField
          {...register("slug", { validate: isSound("slug") })}
          label={m.register_slug()}
          hint={m.register_slug_hint()}
          error={errors.slug?.message}
          maxLength={100}
        />
        <KindFields form={form} />
        <SelectField
          {...register("style")}
          label={m.register_style()}
          options={HotelStyle.options.map((value) => ({ value, label: styleName(value) }))}
        />
        <TextField
          {...register("country", { validate: isSound("country") })}
          label={m.register_country()}
          hint={m.register_country_hint()}
          error={errors.country?.message}
          maxLength={2}
        />
        <TextField
          {...register("timeZone", { validate: isSound("timeZone") })}
          label={m.register_zone()}
          error={errors.timeZone?.message}
          maxLength={64}
        />
      </form>
    </Dialog>
  );
}

/** A hotel, of a group or by itself, or a group. */
function KindFields({ form: { register, watch } }: { form: UseFormReturn<Values> }) {
  const groups = useGroups().data ?? [];
  return (
    <>
      <SelectField
        {...register("kind")}
        label={m.register_kind()}
        options={hotelKinds.map((value) => ({ value, label: kindNames[value]() }))}
      />
      {watch("kind") === "hotel" && (
        <SelectField
          {...register("groupId")}
          label={m.register_in_group()}
          placeholder={m.register_no_group()}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          isOptional
        />
      )}
    </>
  );
}
