/** Everything read about what waits. */
export const QUEUES = ["queues"] as const;
