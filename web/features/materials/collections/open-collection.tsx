import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "../materials.module.css";
import { takeOutOfCollection, useCollections } from "./collections.ts";

type OpenCollectionProps = { id: string; chosen: string[]; onLeave: () => void; onTakenOut: () => void };

/** Which collection is open, the way back to the whole kit, and out of it for what was chosen. */
export function OpenCollection({ id, chosen, onLeave, onTakenOut }: OpenCollectionProps) {
  const { data } = useCollections();
  const { run, isBusy } = useWrite(takeOutOfCollection);
  const name = data?.collections.find((one) => one.id === id)?.name;
  const takeOut = async () => {
    for (const materialId of chosen) await run({ id, materialId });
    onTakenOut();
  };
  return (
    <div className={styles.openCollection}>
      <h2>{name ?? m.materials_collection()}</h2>
      {chosen.length > 0 && (
        <Button look="outline" size="small" isBusy={isBusy} onClick={() => void takeOut()}>
          {m.materials_collection_take_out()}
        </Button>
      )}
      <Button look="outline" size="small" onClick={onLeave}>
        {m.materials_collection_leave()}
      </Button>
    </div>
  );
}
