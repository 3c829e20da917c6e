import { ImageUp } from "lucide-react";
import { useRef, useState } from "react";
import { MAX_PICTURES, type ProductContent } from "#domain/products/content.ts";
import { productPictureAddress } from "#domain/site/file-addresses.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { ProductPicture } from "../product-picture.tsx";
import styles from "../products.module.css";
import { sendPicture } from "../products.ts";

type Pictures = ProductContent["pictures"];
type PictureFieldsProps = {
  pictures: Pictures;
  error?: string | undefined;
  onChange: (pictures: Pictures) => void;
};

/** The gallery: the first leads, each is described in both languages. */
export function PictureFields({ pictures, error, onChange }: PictureFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const add = async (files: File[]) => {
    setIsBusy(true);
    const added = await sendAll(files.slice(0, MAX_PICTURES - pictures.length));
    setIsBusy(false);
    if (added.length > 0) onChange([...pictures, ...added]);
  };
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => (
          <OnePicture
            key={picture.kind === "art" ? picture.name : picture.src}
            picture={picture}
            onDescribe={(alt) =>
              onChange(pictures.map((one, place) => (place === at ? { ...picture, alt } : one)))
            }
            onLead={
              at > 0 ? () => onChange([picture, ...pictures.filter((one) => one !== picture)]) : undefined
            }
            onDrop={() => onChange(pictures.filter((one) => one !== picture))}
          />
        ))}
      </ul>
      {error && (
        <p className={styles.comment} role="alert">
          {m.products_picture_missing()}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        hidden
        aria-label={m.products_picture_add()}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          void add(files);
        }}
      />
      {pictures.length < MAX_PICTURES && (
        <Button look="outline" size="small" isBusy={isBusy} onClick={() => input.current?.click()}>
          <ImageUp size={14} strokeWidth={1.5} aria-hidden="true" /> {m.products_picture_add()}
        </Button>
      )}
    </>
  );
}

/** Sends files one after the other; whoever looks is told of one that failed, and the others go on. */
async function sendAll(files: File[]): Promise<Pictures> {
  const added: Pictures = [];
  for (const file of files) {
    const sent = await sendPicture(file);
    if (!sent) {
      toast({ tone: "bad", text: m.products_picture_failed({ name: file.name }) });
      continue;
    }
    const { id, width, height } = sent;
    added.push({ kind: "file", src: productPictureAddress(id), width, height, alt: { pt: "", en: "" } });
  }
  return added;
}

type OnePictureProps = {
  picture: Pictures[number];
  onDescribe: (alt: Pictures[number]["alt"]) => void;
  /** None where it leads already. */
  onLead: (() => void) | undefined;
  onDrop: () => void;
};

/** A picture of the gallery with its descriptions, and the ways to have it lead or go. */
function OnePicture({ picture, onDescribe, onLead, onDrop }: OnePictureProps) {
  return (
    <li>
      <span className={`plate ${styles.plate}`}>
        <ProductPicture picture={picture} sizes="12rem" isDecorative />
      </span>
      {(["pt", "en"] as const).map((language) => (
        <TextField
          key={language}
          label={language === "pt" ? m.products_alt_pt() : m.products_alt_en()}
          lang={language}
          maxLength={300}
          value={picture.alt[language]}
          onChange={(event) => onDescribe({ ...picture.alt, [language]: event.currentTarget.value })}
        />
      ))}
      <span className={styles.ways}>
        {onLead && (
          <Button look="quiet" size="small" onClick={onLead}>
            {m.products_picture_first()}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onDrop}>
          {m.products_picture_drop()}
        </Button>
      </span>
    </li>
  );
}
