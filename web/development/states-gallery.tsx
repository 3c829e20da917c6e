import { Button } from "#web/ui/button.tsx";
import { EmptyState, ErrorState, ForbiddenState, OfflineState } from "#web/ui/screen-states.tsx";
import { LoadingState, Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./development.module.css";
import { Specimen } from "./specimen.tsx";

export function StatesGallery() {
  return (
    <Specimen name="Os cinco estados">
      <div className={styles.pairs}>
        <LoadingState />
        <Skeleton shape="block" />
        <EmptyState
          title="Sua primeira jornada começa com um nome."
          text="Quem viaja, e quando."
          action={<Button size="work">Nova jornada</Button>}
        />
        <ErrorState code="timeout" onRetry={() => {}} />
        <ForbiddenState />
        <OfflineState onRetry={() => {}} />
      </div>
    </Specimen>
  );
}
