export const REFERRALS = ["referrals"] as const;
