import { X } from "lucide-react";
import { useState } from "react";
import type { MaterialDetail } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatDate } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Button } from "#web/ui/button.tsx";
import iconButtonStyles from "#web/ui/icon-button.module.css";
import { Sheet } from "#web/ui/sheet.tsx";
import styles from "../materials.module.css";
import { useMaterial } from "../materials.ts";
import { fileFacts, stateName } from "../names.ts";
import { Thumb } from "../thumb.tsx";
import { dayOf, SituationBadge } from "./material-item.tsx";

type DrawerProps = { id: string; onClose: () => void; onTake: (id: string) => void };

/** A material whole: the newest version, which one the reader holds, and what changed in between. */
export function MaterialDrawer({ id, onClose, onTake }: DrawerProps) {
  const material = useMaterial(id);
  return (
    <Sheet isOpen onOpenChange={onClose} label={material.data?.material.title ?? m.menu_materials()}>
      <div className={styles.drawer}>
        <button
          type="button"
          className={`${iconButtonStyles.iconButton} ${styles.drawerClose}`}
          data-slot="icon-button"
          aria-label={m.close()}
          onClick={onClose}
        >
          <X size={18} strokeWidth={1.4} aria-hidden="true" />
        </button>
        <QueryView query={material}>{(detail) => <Detail detail={detail} onTake={onTake} />}</QueryView>
      </div>
    </Sheet>
  );
}

function Detail({ detail, onTake }: { detail: MaterialDetail; onTake: (id: string) => void }) {
  const { material, versions, preview } = detail;
  const { id, title, hotel, type, situation, picture, takenNumber, version } = material;
  const isOpen = situation === "open";
  return (
    <>
      {preview ? (
        <img className={styles.preview} src={preview} alt={version.alt[getLocale()] ?? ""} />
      ) : (
        <Thumb type={type} title={title} picture={picture} situation={situation} />
      )}
      <h2 className={styles.drawerTitle}>
        {title}, {hotel.name}
      </h2>
      <SituationBadge material={material} />
      {takenNumber !== null && takenNumber < version.number && (
        <p>
          {m.materials_you_hold({ number: takenNumber })} {version.changes}
        </p>
      )}
      {isOpen ? (
        <Button size="work" onClick={() => onTake(id)}>
          {m.materials_take_version({ number: version.number })}
        </Button>
      ) : (
        <p className={styles.itemText}>{m.materials_not_now()}</p>
      )}
      <dl className={styles.facts}>
        <Fact name={m.materials_fact_file()} value={fileFacts(version.file)} />
        <Fact
          name={m.materials_fact_valid()}
          value={version.validUntil ? dayOf(version.validUntil) : m.materials_no_end()}
        />
        {version.embargoUntil && (
          <Fact name={m.materials_fact_embargo()} value={dayOf(version.embargoUntil)} />
        )}
        {version.tags.length > 0 && <Fact name={m.materials_tags()} value={version.tags.join(", ")} />}
        {version.credit && <Fact name={m.materials_fact_credit()} value={version.credit} />}
      </dl>
      <LatestAddress id={id} />
      <h3>{m.materials_versions()}</h3>
      <ol className={styles.versions}>
        {versions.map(({ number, state, changes, publishedAt }) => (
          <li key={number} data-current={number === version.number || undefined}>
            {m.materials_version({ number })}, {stateName(state).toLowerCase()}
            <small>
              {publishedAt && formatDate(publishedAt)}
              {changes && `. ${changes}`}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The address at which the newest version is always found; who opens it must be signed in. */
function LatestAddress({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);
  const address = `${window.location.origin}${useHome()}/materials?material=${id}`;
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true));
  return (
    <p className={styles.latest}>
      <span>{m.materials_always_latest()}</span>
      <Button look="outline" size="small" onClick={() => void copy()}>
        {isCopied ? m.materials_copied() : m.materials_copy_address()}
      </Button>
    </p>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
