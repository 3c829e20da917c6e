import { lazy, Suspense, useState } from "react";
import { readSeeing } from "#web/session/see-as.ts";

const Banner = lazy(() => import("./banner.tsx"));

/** What stands above the portal while it is seen with somebody else's eyes; who looks with their own loads none of it. */
export function SeeingBanner() {
  const [seeing] = useState(readSeeing);
  return (
    seeing && (
      <Suspense>
        <Banner seeing={seeing} />
      </Suspense>
    )
  );
}
