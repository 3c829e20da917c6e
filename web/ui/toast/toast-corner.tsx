import { lazy, Suspense, useSyncExternalStore } from "react";
import { hasToasts, watchToasts } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

/** The corner where notes appear; its code is fetched with the first of them. */
export function ToastCorner() {
  const isNeeded = useSyncExternalStore(watchToasts, hasToasts, () => false);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
