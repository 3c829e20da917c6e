export const REPUTATION = ["reputation"] as const;
export const APPEALS = ["appeals"] as const;
