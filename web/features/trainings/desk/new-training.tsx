import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages/messages.js";
import { useHotelChoices } from "#web/portal/hotel-choices.ts";
import { useAsked } from "#web/portal/use-asked.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { createTraining } from "./desk.ts";

type NewProps = {
  /** The hotel it is of; without one, whoever begins it says whose it is. */
  hotelId?: string;
  home: string;
};

/** Begins a training and opens it. */
export function NewTraining({ hotelId, home }: NewProps) {
  const [isAsking, setIsAsking] = useAsked({ "1": true });
  const { run, isBusy } = useWrite(createTraining);
  const navigate = useNavigate();
  const begin = async (whose: string | null) => {
    const outcome = await run({ hotelId: whose });
    if (outcome.state !== "done") return toast({ text: m.trainings_failed(), tone: "bad" });
    await navigate(`${home}/${outcome.value.id}`);
  };
  return (
    <>
      <Button size="work" isBusy={isBusy} onClick={() => (hotelId ? void begin(hotelId) : setIsAsking(true))}>
        <Plus size={15} strokeWidth={1.5} aria-hidden="true" /> {m.trainings_new()}
      </Button>
      {isAsking && <WhoseDialog isBusy={isBusy} onBegin={begin} onClose={() => setIsAsking(false)} />}
    </>
  );
}

type WhoseProps = { isBusy: boolean; onBegin: (hotelId: string | null) => unknown; onClose: () => void };

function WhoseDialog({ isBusy, onBegin, onClose }: WhoseProps) {
  const [whose, setWhose] = useState("");
  const hotels = useHotelChoices().data ?? [];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.trainings_new()}
      actions={
        <Button size="work" isBusy={isBusy} onClick={() => void onBegin(whose || null)}>
          {m.trainings_begin()}
        </Button>
      }
    >
      <div className="work">
        <SelectField
          label={m.trainings_hotel()}
          options={[{ value: "", label: m.trainings_of_ours() }, ...hotels]}
          value={whose}
          onChange={({ currentTarget }) => setWhose(currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
