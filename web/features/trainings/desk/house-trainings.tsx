import { m } from "#messages/messages.js";
import styles from "./desk.module.css";
import { NewTraining } from "./new-training.tsx";
import { TrainingsList } from "./trainings-list.tsx";

type HouseTrainingsProps = { hotelId: string; home: string; canWrite: boolean };

/** What one hotel teaches, and for who writes its page the way to teach more. */
export function HouseTrainings({ hotelId, home, canWrite }: HouseTrainingsProps) {
  return (
    <>
      <div className={styles.houseHead}>
        <p>{m.trainings_house_lead()}</p>
        {canWrite && <NewTraining hotelId={hotelId} home={home} />}
      </div>
      <TrainingsList hotelId={hotelId} home={home} />
    </>
  );
}
