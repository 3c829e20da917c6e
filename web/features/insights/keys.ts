export const INSIGHTS = ["insights"] as const;
