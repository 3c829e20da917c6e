import { m } from "#messages/messages.js";
import { houseAddress } from "#web/portal/house/houses.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import styles from "../materials.module.css";
import { useDesk } from "../materials.ts";
import { KitGrid, KitHead } from "./kit-grid.tsx";

/** How whole a hotel's kit is, beside what else it sees of itself first. */
export function KitState({ hotelId, slug, canSend }: { hotelId: string; slug: string; canSend: boolean }) {
  return (
    <section className={styles.kitState} aria-labelledby="kit">
      <QueryView query={useDesk(hotelId)} lines={4}>
        {(desk) => (
          <>
            <KitHead desk={desk} />
            <KitGrid desk={desk} />
            <ButtonLink look="outline" size="work" to={houseAddress(slug, "materials")}>
              {canSend ? m.materials_send_one() : m.materials_all()}
            </ButtonLink>
          </>
        )}
      </QueryView>
    </section>
  );
}
