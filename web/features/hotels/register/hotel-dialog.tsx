import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { RegisteredHotel } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { HotelFields, type HotelValues } from "./hotel-fields.tsx";
import { registerRefusal } from "./refusals.ts";
import { changeHotel, createHotel } from "./register.ts";

type HotelDialogProps = { hotel?: RegisteredHotel | undefined; onClose: () => void };

/** Opens a hotel or a group that nobody reads until its card is published, or changes what is known of one. */
export function HotelDialog({ hotel, onClose }: HotelDialogProps) {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const creating = useWrite(createHotel);
  const changing = useWrite(changeHotel);
  const form = useForm<HotelValues>({ mode: "onTouched", defaultValues: valuesOf(hotel) });
  const submit = form.handleSubmit(async ({ kind, ...values }) => {
    const groupId = (kind === "hotel" && values.groupId) || null;
    const known = { ...values, groupId };
    const done = hotel
      ? await changing.run({ id: hotel.id, change: { ...known, version: hotel.version } })
      : await creating.run({ ...known, kind });
    if (done.state !== "done") return setFailure(registerRefusal(done));
    const { name } = values;
    toast({ text: hotel ? m.register_changed({ name }) : m.register_created({ name }) });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={hotel ? m.register_edit_title({ name: hotel.name }) : m.register_new()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={form.formState.isSubmitting}>
          {hotel ? m.register_save() : m.register_create()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <HotelFields form={form} hotel={hotel} />
      </form>
    </Dialog>
  );
}

function valuesOf(hotel: RegisteredHotel | undefined): HotelValues {
  if (hotel) {
    const { name, slug, kind, country, timeZone, style, groupId } = hotel;
    return { name, slug, kind, country, timeZone, style, groupId: groupId ?? "" };
  }
  return {
    ...{ name: "", slug: "", kind: "hotel", country: "BR" },
    ...{ timeZone: "America/Sao_Paulo", style: "beach", groupId: "" },
  };
}
