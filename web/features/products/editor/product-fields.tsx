import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import styles from "../products.module.css";
import { WhereFields, WordFields } from "./description-fields.tsx";
import { errorOf, type FieldsProps, Said } from "./field-review.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { PriceFields, WhenFields } from "./sale-fields.tsx";

/** Everything that is said of a product; a comment of the review stands at its field. */
export function ProductFields(props: FieldsProps) {
  const { content, isOpen } = props;
  return (
    <fieldset className={`work ${styles.fields}`} disabled={!isOpen}>
      <legend className="sr-only">{m.products_fields()}</legend>
      <Group title={m.products_group_words()}>
        <WordFields {...props} />
      </Group>
      <Group title={m.products_field_pictures()}>
        <Said {...props} field="pictures" />
        <PictureFields
          pictures={content.pictures}
          onChange={(pictures) => props.onChange({ pictures })}
          error={errorOf(props, "pictures")}
        />
      </Group>
      <Group title={m.products_group_where()}>
        <WhereFields {...props} />
      </Group>
      <Group title={m.products_group_price()}>
        <PriceFields {...props} />
      </Group>
      <Group title={m.products_group_when()}>
        <WhenFields {...props} />
      </Group>
    </fieldset>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
