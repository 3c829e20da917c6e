/**
 * The pages of the spec whose capability is still to come. They say so until it lands; then the page leaves this
 * list and gets its own route in web/routes.ts.
 */
export const comingPages = {
  /** Under both portals. */
  portal: [
    "my-journeys",
    "checkpoints",
    "materials",
    "marketing",
    "insights",
    "growth",
    "products",
    "earnings",
    "refer-hotel",
    "feature-requests",
  ],
  /** Under the advisor's portal alone. */
  advisor: ["social"],
  /** At an address of their own, for every member. */
  member: ["marketplace", "diagnostico-pdi"],
} as const;

export type ComingPage = (typeof comingPages)[keyof typeof comingPages][number];

/** The page that an address belongs to, if it is still to come. */
export function comingPageOf(pathname: string): ComingPage | undefined {
  const name = pathname.replace(/\/+$/, "").split("/").at(-1);
  return Object.values(comingPages)
    .flat()
    .find((page) => page === name);
}
