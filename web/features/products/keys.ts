export const PRODUCTS = ["products"] as const;
