import type { UseFormReturn } from "react-hook-form";
import { everyCountry } from "#domain/hotels/country-names.ts";
import { HotelStyle, hotelKinds } from "#domain/hotels/hotels.ts";
import { NewHotel, type RegisteredHotel } from "#domain/hotels/houses.ts";
import { isReservedSlug } from "#domain/hotels/slugs.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { styleName } from "../collection/style-name.ts";
import { useGroups } from "./register.ts";

export type HotelValues = Omit<NewHotel, "groupId"> & { groupId: string };
type HotelFieldsProps = { form: UseFormReturn<HotelValues>; hotel: RegisteredHotel | undefined };

const kindNames = { hotel: m.register_kind_hotel, group: m.register_kind_group };

/** What a hotel is called, where it is found, whose it is and where in the world it stands. */
export function HotelFields({ form, hotel }: HotelFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const isSound = (field: "name" | "slug") => (value: string) =>
    NewHotel.shape[field].safeParse(value).success || m.register_invalid();
  // Links lead to what is read, and the site's own addresses never move.
  const isAddressKept = hotel !== undefined && (hotel.isPublished || isReservedSlug(hotel.slug));
  return (
    <>
      <TextField
        {...register("name", { validate: isSound("name") })}
        label={m.register_name()}
        error={errors.name?.message}
        maxLength={120}
      />
      <TextField
        {...register("slug", isAddressKept ? {} : { validate: isSound("slug") })}
        label={m.register_slug()}
        hint={isAddressKept ? m.register_slug_kept() : m.register_slug_hint()}
        error={errors.slug?.message}
        maxLength={100}
        readOnly={isAddressKept}
      />
      <KindFields form={form} hotel={hotel} />
      <SelectField
        {...register("style")}
        label={m.register_style()}
        options={HotelStyle.options.map((value) => ({ value, label: styleName(value) }))}
      />
      <SelectField
        {...register("country")}
        label={m.register_country()}
        options={everyCountry(getLocale())}
      />
      <SelectField {...register("timeZone")} label={m.register_zone()} options={zonesWith(hotel?.timeZone)} />
    </>
  );
}

/** Every zone that the browser knows, and the one that is kept. */
function zonesWith(kept: string | undefined): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf("timeZone"), ...(kept ? [kept] : [])]);
  return [...zones].toSorted().map((value) => ({ value, label: value.replaceAll("_", " ") }));
}

/** A hotel, of a group or by itself, or a group; which of both stays as it was opened. */
function KindFields({ form: { register, watch }, hotel }: HotelFieldsProps) {
  const groups = useGroups().data ?? [];
  return (
    <>
      {!hotel && (
        <SelectField
          {...register("kind")}
          label={m.register_kind()}
          options={hotelKinds.map((value) => ({ value, label: kindNames[value]() }))}
        />
      )}
      {watch("kind") === "hotel" && (
        <SelectField
          {...register("groupId")}
          // A list that comes later than the choice shows it only once it is there.
          key={groups.length}
          label={m.register_in_group()}
          placeholder={m.register_no_group()}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          isOptional
        />
      )}
    </>
  );
}
