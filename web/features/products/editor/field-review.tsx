import type { ProductContent, ProductField } from "#domain/products/content.ts";
import { m } from "#messages/messages.js";
import styles from "../products.module.css";

type Comments = { field: ProductField; text: string }[];
/** What every group of fields is given. */
export type FieldsProps = {
  content: ProductContent;
  faults: Record<string, string>;
  comments: Comments;
  isOpen: boolean;
  isHotel: boolean;
  onChange: (changed: Partial<ProductContent>) => void;
};

/** What the review says of a field, where it said something. */
export function Said({ comments, field }: { comments: Comments; field: ProductField }) {
  return comments
    .filter((comment) => comment.field === field)
    .map(({ text }) => (
      <p key={text} className={styles.comment} role="note">
        {m.products_comment({ text })}
      </p>
    ));
}

/** What is wrong with a field, in words. */
export function errorOf({ faults }: FieldsProps, name: string): string | undefined {
  const code = faults[name];
  if (code === undefined) return undefined;
  if (code === "required") return m.field_required();
  if (code === "ends_before_start") return m.products_ends_before();
  return code === "in_past" ? m.products_in_past() : m.field_invalid();
}
