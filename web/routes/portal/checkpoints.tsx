import { m } from "#messages/messages.js";
import { datesCard, useCostlyDates } from "#web/features/bookings/dates/costly-dates.tsx";
import { CheckpointsDesk } from "#web/features/checkpoints/checkpoints-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.checkpoints_title() }) }];

const { Card: CostlyDates } = datesCard;

/** Dates that cost money first, then everything to be done for a journey. */
export default function CheckpointsPage() {
  const { isPending } = useCostlyDates();
  return (
    <CheckpointsDesk
      head={(text, actions) => <PageHead title={m.checkpoints_title()} text={text} actions={actions} />}
      first={<CostlyDates />}
      isFirstReady={!isPending}
    />
  );
}
