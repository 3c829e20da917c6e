export const BOOKINGS = ["bookings"] as const;
