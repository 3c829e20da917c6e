import { Role, roles } from "#domain/accounts/roles.ts";
import { audiences, eventKinds, eventPictures } from "#domain/events/events.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { art } from "#web/art/generated/art.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../events.module.css";
import { audienceNames, kindNames } from "../words.ts";
import { BothLines, Line, TimeLine, type Written } from "./event-lines.tsx";
import { roleWords } from "./role-words.ts";

/** What an event is, and where its page lies. */
export function WhatFields({ event, errorOf }: Written) {
  const written = { event, errorOf };
  const isFixed = event?.state !== undefined && event.state !== "draft";
  return (
    <fieldset className={`${styles.fields} ${styles.pairs}`}>
      <legend>{m.events_form_what()}</legend>
      <BothLines {...written} name="title" label={m.events_form_title()} maxLength={120} />
      <BothLines {...written} name="headline" label={m.events_form_headline()} maxLength={160} />
      {(["pt", "en"] as const).map((language) => (
        <TextAreaField
          key={language}
          name={`lead.${language}`}
          label={`${m.events_form_lead()} (${language === "pt" ? "PT" : "EN"})`}
          defaultValue={event?.lead[language]}
          error={errorOf(`lead.${language}`)}
          maxLength={1_200}
        />
      ))}
      <SelectField
        name="kind"
        label={m.events_kind()}
        defaultValue={event?.kind}
        options={eventKinds.map((value) => ({ value, label: kindNames[value]() }))}
      />
      <SelectField
        name="picture"
        label={m.events_form_picture()}
        defaultValue={event?.picture}
        options={eventPictures.map((value) => ({ value, label: art[value].alt[getLocale()] }))}
      />
      <Line
        {...{ ...written, isFixed, name: "slug", label: m.events_form_slug() }}
        hint={isFixed ? m.events_address_fixed() : m.events_form_slug_hint()}
      />
      <Line
        {...{ ...written, isFixed, name: "code", label: m.events_form_code() }}
        hint={isFixed ? m.events_address_fixed() : m.events_form_code_hint()}
      />
    </fieldset>
  );
}

/** When and where it happens. */
export function WhenFields(written: Written) {
  return (
    <fieldset className={styles.fields}>
      <legend>{m.events_form_when()}</legend>
      <TimeLine {...written} name="startsAt" label={m.events_form_starts()} />
      <TimeLine {...written} name="endsAt" label={m.events_form_ends()} />
      <TimeLine {...written} name="doorsOpenAt" label={m.events_form_doors_open()} />
      <TimeLine {...written} name="doorsCloseAt" label={m.events_form_doors_close()} />
      <Line {...written} name="venue" label={m.events_form_venue()} />
      <Line {...written} name="address" label={m.events_form_address()} />
      <Line {...written} name="city" label={m.events_form_city()} />
      <Line {...written} name="zone" label={m.events_form_zone()} hint={m.events_form_zone_hint()} />
    </fieldset>
  );
}

/** How many people it has room for, and who they may be. */
export function WhoFields({ event, errorOf }: Written) {
  return (
    <fieldset className={styles.fields}>
      <legend>{m.events_form_who()}</legend>
      <TextField
        name="capacity"
        type="number"
        min={1}
        max={20_000}
        label={m.events_form_capacity()}
        defaultValue={event?.capacity}
        error={errorOf("capacity")}
      />
      <SelectField
        name="audience"
        label={m.events_form_audience()}
        defaultValue={event?.audience}
        options={audiences.map((value) => ({ value, label: audienceNames[value]() }))}
        hint={m.events_form_audience_hint()}
        error={errorOf("audience") && m.events_form_audience_wrong()}
      />
      <fieldset className={styles.choices} aria-label={m.events_form_roles()}>
        {roles
          .filter((role) => role !== "admin")
          .map((role) => (
            <Checkbox
              key={role}
              name="roles"
              value={role}
              defaultChecked={event?.roles.includes(Role.parse(role))}
              label={roleWords[role]()}
            />
          ))}
      </fieldset>
    </fieldset>
  );
}
