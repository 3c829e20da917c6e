import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { Collections } from "#domain/materials/collections.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../materials.module.css";
import { dropCollection, makeCollection, renameCollection, useCollections } from "./collections.ts";
import { DropDialog } from "./drop-dialog.tsx";
import { NameDialog } from "./name-dialog.tsx";

type Collection = Collections["collections"][number];
type Open = { act: "new" } | { act: "rename" | "drop"; collection: Collection };

/** What somebody keeps together, each the way to its materials. */
export function CollectionsDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const home = useHome();
  const [open, setOpen] = useState<Open>();
  const make = useWrite(makeCollection);
  const rename = useWrite(renameCollection);
  const drop = useWrite(dropCollection);
  const close = () => setOpen(undefined);
  const newButton = (
    <Button size="work" onClick={() => setOpen({ act: "new" })}>
      {m.materials_collection_new()}
    </Button>
  );
  const dropIt = async ({ id, name }: Collection) => {
    const done = await drop.run(id);
    close();
    if (done.state === "done") toast({ text: m.materials_collection_dropped({ name }) });
    else toast({ tone: "bad", text: m.materials_failed() });
  };
  return (
    <>
      {head(newButton)}
      <QueryView query={useCollections()}>
        {({ collections }) =>
          collections.length === 0 ? (
            <EmptyState title={m.materials_collections_none()} text={m.materials_collections_none_text()} />
          ) : (
            <ul className={styles.rows}>
              {collections.map((collection) => (
                <li key={collection.id} className={styles.collection}>
                  <Link to={`${home}/materials?collection=${collection.id}`}>
                    <b>{collection.name}</b>
                    <small>{m.materials_collection_count({ count: collection.count })}</small>
                  </Link>
                  <div className={styles.rowActions}>
                    <Button
                      look="outline"
                      size="small"
                      aria-label={m.materials_collection_rename_of({ name: collection.name })}
                      onClick={() => setOpen({ act: "rename", collection })}
                    >
                      {m.materials_collection_rename()}
                    </Button>
                    <Button
                      look="outline"
                      size="small"
                      aria-label={m.materials_collection_drop_of({ name: collection.name })}
                      onClick={() => setOpen({ act: "drop", collection })}
                    >
                      {m.materials_collection_drop()}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {open?.act === "new" && (
        <NameDialog
          title={m.materials_collection_new()}
          onClose={close}
          onName={(name) => make.run({ name, ids: [] })}
        />
      )}
      {open?.act === "rename" && (
        <NameDialog
          title={m.materials_collection_rename()}
          name={open.collection.name}
          onClose={close}
          onName={(name) => rename.run({ id: open.collection.id, name })}
        />
      )}
      {open?.act === "drop" && (
        <DropDialog
          name={open.collection.name}
          isBusy={drop.isBusy}
          onClose={close}
          onDrop={() => void dropIt(open.collection)}
        />
      )}
    </>
  );
}
