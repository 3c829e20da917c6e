import type { FocalPoints } from "#domain/site/pictures.ts";

/** The classes that hold a picture by its focal points; by classes and in tenths, since pages carry no inline styles. */
export function focusClasses(points: FocalPoints): string {
  return (["phone", "tablet", "desktop"] as const)
    .flatMap((screen) => {
      const { x, y } = points[screen];
      return [`focus-${screen}-x${tenth(x)}`, `focus-${screen}-y${tenth(y)}`];
    })
    .join(" ");
}

function tenth(share: number): number {
  return Math.round(share * 10);
}
