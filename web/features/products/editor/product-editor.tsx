import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { ProductContent } from "#domain/products/content.ts";
import type { OwnProduct } from "#domain/products/products.ts";
import { isWritable } from "#domain/products/states.ts";
import { m } from "#messages/messages.js";
import { PageHead } from "#web/portal/page-head.tsx";
import { readAgain } from "#web/session/queries/read-again.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { PRODUCTS } from "../keys.ts";
import { StateBadges } from "../list/product-columns.tsx";
import styles from "../products.module.css";
import { dropDraft, moveProduct, ownProduct, sendProduct } from "../products.ts";
import { ProductSides } from "../sides.tsx";
import { fieldNames, refusalText, said } from "../words.ts";
import { ProductFields } from "./product-fields.tsx";
import { useDraft } from "./use-draft.ts";

type EditorProps = {
  product: OwnProduct;
  home: string;
  canWrite: boolean;
  /** Who may, for a reader who may not. */
  lockedText?: string;
};

/** One product being written: its fields, what was said of each, and what members and the public will see of it. */
export function ProductEditor({ product, home, canWrite, lockedText }: EditorProps) {
  const draft = useDraft(product);
  const { content, state } = draft;
  const [faults, setFaults] = useState<Record<string, string>>({});
  const isOpen =
    canWrite &&
    (product.draftState === null ? product.liveState !== "closed" : isWritable(product.draftState));
  const hasDraft = product.draftState !== null;
  return (
    <>
      <PageHead
        title={said(content.title) || m.products_untitled()}
        text={<StateBadges line={product} />}
        actions={
          <>
            <ButtonLink look="quiet" size="work" to={home}>
              {m.products_back()}
            </ButtonLink>
            {canWrite && (
              <Actions {...{ product, draft, home, onFaults: setFaults, canSend: isOpen && hasDraft }} />
            )}
          </>
        }
      />
      <p className={styles.saved} role="status">
        {isOpen ? savedWords[state]() : (!canWrite && lockedText) || m.products_locked()}
      </p>
      <Said product={product} />
      {state === "conflict" && <Stale product={product} />}
      {Object.keys(faults).length > 0 && <Notice tone="bad">{m.products_refused_unready()}</Notice>}
      <div className={styles.editor}>
        <ProductFields
          {...{ content, faults, isOpen }}
          isHotel={product.seller.kind === "hotel"}
          comments={product.draftState === "changes_requested" ? (product.reviews[0]?.comments ?? []) : []}
          onChange={(changed: Partial<ProductContent>) => {
            setFaults({});
            draft.change(changed);
          }}
        />
        <ProductSides content={content} seller={product.seller.name} />
      </div>
    </>
  );
}

const savedWords = {
  saved: m.products_saved,
  saving: m.products_saving,
  offline: m.products_unsaved,
  failed: m.products_unsaved,
  conflict: m.products_unsaved,
};

/** What the house and the hotel said last. */
function Said({ product: { reviews, consent, state, draftState } }: { product: OwnProduct }) {
  const last = reviews[0];
  const isBack = draftState === "changes_requested" || draftState === "rejected" || state === "closed";
  return (
    <>
      {isBack && last && last.decision !== "published" && (
        <Notice tone="warn">
          {last.reason && <p>{last.reason}</p>}
          {last.comments.map(({ field, text }) => (
            <p key={field + text}>
              <b>{fieldNames[field]()}</b>: {text}
            </p>
          ))}
        </Notice>
      )}
      {consent?.state === "refused" && (
        <Notice tone="bad">
          <b>{m.products_consent_refused()}</b>
          <p>{consent.reason}</p>
        </Notice>
      )}
    </>
  );
}

/** Somebody else wrote meanwhile: what they wrote is taken over. */
function Stale({ product }: { product: OwnProduct }) {
  const queries = useQueryClient();
  return (
    <Notice tone="bad">
      <p>{m.products_stale()}</p>
      <Button
        look="outline"
        size="small"
        onClick={() => void queries.resetQueries({ queryKey: ownProduct(product.id).queryKey })}
      >
        {m.products_reload()}
      </Button>
    </Notice>
  );
}

type ActionsProps = {
  product: OwnProduct;
  draft: ReturnType<typeof useDraft>;
  home: string;
  canSend: boolean;
  onFaults: (faults: Record<string, string>) => void;
};

function Actions({ product, draft, home, canSend, onFaults }: ActionsProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const sending = useWrite(sendProduct);
  const moving = useWrite(moveProduct);
  const dropping = useWrite(dropDraft);
  const [asked, setAsked] = useState<keyof typeof endings>();
  const { id, liveState, draftState } = product;
  const settled = async (outcome: { state: string }) => {
    if (outcome.state === "done") await queries.resetQueries({ queryKey: ownProduct(id).queryKey });
    else toast({ tone: "bad", text: refusalText(outcome) });
  };
  const send = async () => {
    if (!(await draft.keep())) return;
    const done = await sending.run({ id, version: draft.version() });
    if (done.state === "refused" && done.code === "product_unready") return onFaults(done.fields);
    await settled(done);
    if (done.state === "done") toast({ text: m.products_sent() });
  };
  const move = async (to: "paused" | "published" | "closed") => {
    await draft.keep();
    await settled(await moving.run({ id, to, version: draft.version() }));
  };
  const drop = async () => {
    await draft.keep();
    const done = await dropping.run({ id, version: draft.version() });
    if (done.state !== "done" || liveState !== null) return settled(done);
    queries.removeQueries({ queryKey: ownProduct(id).queryKey });
    await readAgain(queries, PRODUCTS);
    void navigate(home);
  };
  return (
    <>
      {liveState === "published" && (
        <Button look="outline" size="work" onClick={() => void move("paused")}>
          {m.products_pause()}
        </Button>
      )}
      {liveState === "paused" && (
        <Button look="outline" size="work" onClick={() => void move("published")}>
          {m.products_resume()}
        </Button>
      )}
      {liveState !== null && liveState !== "closed" && (
        <Button look="outline" size="work" onClick={() => setAsked("close")}>
          {m.products_close()}
        </Button>
      )}
      {draftState !== null && draftState !== "in_review" && (
        <Button look="quiet" size="work" onClick={() => setAsked("drop")}>
          {m.products_drop()}
        </Button>
      )}
      {canSend && (
        <Button size="work" isBusy={sending.isBusy} onClick={() => void send()}>
          {m.products_send()}
        </Button>
      )}
      {asked && (
        <EndingDialog
          ending={asked}
          name={said(draft.content.title) || m.products_untitled()}
          onClose={() => setAsked(undefined)}
          onEnd={() => {
            setAsked(undefined);
            void (asked === "close" ? move("closed") : drop());
          }}
        />
      )}
    </>
  );
}

/** What cannot be taken back, in words. */
const endings = {
  close: { title: m.products_close_title, text: m.products_close_text, act: m.products_close },
  drop: { title: m.products_drop_title, text: m.products_drop_text, act: m.products_drop },
};

type EndingProps = { ending: keyof typeof endings; name: string; onClose: () => void; onEnd: () => void };

/** Asks once before a product ends or its draft is lost. */
function EndingDialog({ ending, name, onClose, onEnd }: EndingProps) {
  const { title, text, act } = endings[ending];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title({ name })}
      actions={
        <DialogFooter onBack={onClose} look="danger" onClick={onEnd}>
          {act()}
        </DialogFooter>
      }
    >
      <p>{text()}</p>
    </Dialog>
  );
}
