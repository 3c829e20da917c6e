import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { type RegisteredHotel, registerStates } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import { useAsked } from "#web/portal/use-asked.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { hotelColumns } from "./hotel-columns.tsx";
import { HotelDialog } from "./hotel-dialog.tsx";
import { registerRefusal } from "./refusals.ts";
import { changeHotel, useRegister } from "./register.ts";

const stateNames = {
  published: m.register_published,
  hidden: m.register_hidden,
  group: m.register_groups,
};

/** Every hotel and group of the house; the address says which are shown. */
export function HotelsDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const [open, setOpen] = useAsked<RegisteredHotel | "new">({ "1": "new" });
  const { run, busyWith } = useWrite(changeHotel);
  const place = useListPlace({
    filters: [
      {
        name: "state",
        label: m.register_state(),
        look: "tabs",
        values: registerStates.map((value) => ({ value, label: stateNames[value]() })),
        all: m.register_all(),
      },
    ],
    sorts: ["name", "updatedAt"],
    sortOf: () => "name",
  });
  const show = async ({ id, version, isPublished, name }: RegisteredHotel) => {
    const done = await run({ id, change: { version, isPublished: !isPublished } });
    if (done.state !== "done") return toast({ tone: "bad", text: registerRefusal(done) });
    toast({ text: isPublished ? m.register_is_hidden({ name }) : m.register_is_shown({ name }) });
  };
  return (
    <>
      {head(
        <>
          <ButtonLink look="outline" size="work" to="/admin/hotels/people">
            {m.register_people()}
          </ButtonLink>
          <Button size="work" onClick={() => setOpen("new")}>
            <Plus size={15} strokeWidth={1.5} aria-hidden="true" /> {m.register_new()}
          </Button>
        </>,
      )}
      <MemberList
        id="hotels"
        file="/api/houses/register"
        caption={m.register_title()}
        searchLabel={m.register_search()}
        place={place}
        query={useRegister(place.asked)}
        columns={hotelColumns({
          busyId: busyWith?.id,
          onShow: (hotel) => void show(hotel),
          onEdit: setOpen,
        })}
        row={{
          id: ({ id }) => id,
          name: ({ name }) => name,
          opens: { address: ({ id }) => `/admin/hotels/${id}/page` },
        }}
        empty={<EmptyState title={m.register_none()} text={m.register_none_text()} />}
      />
      {open && <HotelDialog hotel={open === "new" ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
