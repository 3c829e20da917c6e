/** Everything read about notifications. */
export const NOTIFICATIONS = ["notifications"] as const;
