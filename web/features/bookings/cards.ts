import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { bookingsCard, receivedCard } from "./bookings-cards.tsx";
import { datesCard } from "./dates/costly-dates.tsx";
import { waitingCard } from "./house/waiting-card.tsx";

export const cards: readonly DashboardCard[] = [datesCard, bookingsCard, receivedCard, waitingCard];
