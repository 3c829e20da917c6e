import { MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { type ProductContent, type ProductField, productFields } from "#domain/products/content.ts";
import { changedFields } from "#domain/products/difference.ts";
import type { OwnProduct } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { ProductPicture } from "../product-picture.tsx";
import styles from "../products.module.css";
import { reviewProduct, takeDown } from "../products.ts";
import { ProductSides } from "../sides.tsx";
import { fieldNames, refusalText } from "../words.ts";
import { fieldText } from "./field-text.ts";

/** One product before the house: every field with what is new since it was read last, and a word on any of them. */
export function ReviewDesk({ product }: { product: OwnProduct }) {
  const [comments, setComments] = useState<Partial<Record<ProductField, string>>>({});
  const content = (product.draft ?? product.live)!;
  const before = product.reviewed ?? product.live;
  const changed = before && product.draft ? changedFields(before, content) : [];
  const isWaiting = product.draftState === "in_review";
  return (
    <div className={styles.editor}>
      <div className={styles.fields}>
        {product.consent && <ConsentLine product={product} />}
        {isWaiting && before && (
          <p className={styles.small} role="status">
            {changed.length > 0
              ? m.products_changed({ fields: changed.map((field) => fieldNames[field]()).join(", ") })
              : m.products_unchanged()}
          </p>
        )}
        <dl className={styles.reading}>
          {productFields.map((field) => (
            <FieldRow
              key={field}
              {...{ field, content, hotel: product.hotel?.name ?? "" }}
              before={changed.includes(field) ? before : null}
              comment={isWaiting ? comments[field] : undefined}
              {...(isWaiting && {
                onComment: (text: string | undefined) => setComments((all) => ({ ...all, [field]: text })),
              })}
            />
          ))}
        </dl>
        {isWaiting && <Decision product={product} comments={comments} />}
        {(product.liveState === "published" || product.liveState === "paused") && (
          <Removal product={product} />
        )}
        <Past product={product} />
      </div>
      <ProductSides content={content} seller={product.seller.name} />
    </div>
  );
}

function ConsentLine({ product: { consent, hotel } }: { product: OwnProduct }) {
  const words = {
    asked: m.products_consent_line_asked,
    given: m.products_consent_line_given,
    refused: m.products_consent_line_refused,
  };
  if (!consent) return null;
  return (
    <Notice tone={consent.state === "given" ? "ok" : "warn"}>
      {words[consent.state]({ hotel: hotel?.name ?? "" })} {consent.reason}
    </Notice>
  );
}

type FieldRowProps = {
  field: ProductField;
  content: ProductContent;
  hotel: string;
  before: ProductContent | null;
  comment: string | undefined;
  onComment?: (text: string | undefined) => void;
};

function FieldRow({ field, content, hotel, before, comment, onComment }: FieldRowProps) {
  const name = fieldNames[field]();
  return (
    <div data-changed={before ? true : undefined}>
      <dt>
        {name} {before && <Badge tone="info">{m.products_new_since()}</Badge>}
      </dt>
      <dd>
        {field === "pictures" ? (
          <span className={styles.shots}>
            {content.pictures.map((picture) => (
              <span key={JSON.stringify(picture)} className={`plate ${styles.thumb}`}>
                <ProductPicture picture={picture} sizes="6rem" />
              </span>
            ))}
          </span>
        ) : (
          <>
            {before && (
              <del>
                <span className="sr-only">{m.products_before()} </span>
                {fieldText(field, before, hotel)}
              </del>
            )}
            <span className={styles.reads}>{fieldText(field, content, hotel)}</span>
          </>
        )}
        {comment !== undefined && onComment && (
          <TextAreaField
            label={m.products_comment_on({ field: name })}
            maxLength={500}
            value={comment}
            onChange={(event) => onComment(event.currentTarget.value)}
          />
        )}
      </dd>
      {onComment && (
        <dd>
          <Button
            look="quiet"
            size="small"
            aria-label={
              comment === undefined
                ? m.products_comment_on({ field: name })
                : m.products_comment_drop({ field: name })
            }
            aria-pressed={comment !== undefined}
            onClick={() => onComment(comment === undefined ? "" : undefined)}
          >
            <MessageSquarePlus size={15} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        </dd>
      )}
    </div>
  );
}

type DecisionProps = { product: OwnProduct; comments: Partial<Record<ProductField, string>> };

function Decision({ product, comments }: DecisionProps) {
  const { id, version } = product;
  const [isRefusing, setIsRefusing] = useState(false);
  const { run, isBusy } = useWrite(reviewProduct);
  const said = Object.entries(comments).flatMap(([field, text]) =>
    text?.trim() ? [{ field: field as ProductField, text: text.trim() }] : [],
  );
  const decide = async (to: "published" | "changes_requested" | "rejected", reason: string | null = null) => {
    const done = await run({ id, version, to, reason, comments: to === "published" ? [] : said });
    if (done.state !== "done") toast({ tone: "bad", text: refusalText(done) });
    else toast({ text: decided[to]() });
  };
  return (
    <div className={styles.decision}>
      <Button size="work" isBusy={isBusy} disabled={said.length > 0} onClick={() => void decide("published")}>
        {m.products_publish()}
      </Button>
      <Button
        look="outline"
        size="work"
        isBusy={isBusy}
        disabled={said.length === 0}
        onClick={() => void decide("changes_requested")}
      >
        {m.products_return()}
      </Button>
      <Button look="quiet" size="work" onClick={() => setIsRefusing(true)}>
        {m.products_reject()}
      </Button>
      <p className={styles.small}>{m.products_decision_hint()}</p>
      {isRefusing && (
        <ReasonDialog
          title={m.products_reject_title()}
          text={m.products_reject_text()}
          action={m.products_reject()}
          onClose={() => setIsRefusing(false)}
          onConfirm={(reason) => {
            setIsRefusing(false);
            void decide("rejected", reason);
          }}
        />
      )}
    </div>
  );
}
const decided = {
  published: m.products_decided_published,
  changes_requested: m.products_decided_returned,
  rejected: m.products_decided_rejected,
};

function Removal({ product: { id, version } }: { product: OwnProduct }) {
  const [isOpen, setIsOpen] = useState(false);
  const { run, isBusy } = useWrite(takeDown);
  return (
    <div className={styles.decision}>
      <Button look="danger" size="work" isBusy={isBusy} onClick={() => setIsOpen(true)}>
        {m.products_take_down()}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={m.products_take_down()}
          text={m.products_take_down_text()}
          action={m.products_take_down()}
          onClose={() => setIsOpen(false)}
          onConfirm={(reason) => {
            setIsOpen(false);
            void run({ id, version, reason }).then((done) => {
              if (done.state !== "done") toast({ tone: "bad", text: refusalText(done) });
            });
          }}
        />
      )}
    </div>
  );
}

/** What was said before, the latest first. */
function Past({ product: { reviews } }: { product: OwnProduct }) {
  if (reviews.length === 0) return null;
  const names = {
    published: m.products_state_published,
    changes_requested: m.products_state_changes_requested,
    rejected: m.products_state_rejected,
    closed: m.products_state_closed,
  };
  return (
    <section className={styles.group} aria-label={m.products_past()}>
      <h2>{m.products_past()}</h2>
      <ul className={styles.past}>
        {reviews.map((review) => (
          <li key={review.at}>
            <b>{names[review.decision]()}</b> {review.reason}
            {review.comments.map(({ field, text }) => (
              <p key={field + text}>
                {fieldNames[field]()}: {text}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
