import { useEffect, useState } from "react";
import { type Arrival, readArrival } from "./read-arrival.ts";

/** How a person came to this page, read before the session's client takes it out of the address. */
export function useArrival(): Arrival {
  const [arrival, setArrival] = useState<Arrival>({ isWithSession: false, refusal: null });
  useEffect(() => {
    const found = readArrival(window.location);
    setArrival(found);
    if (!found.refusal) return;
    // After the client has looked at it too.
    const timer = setTimeout(() =>
      window.history.replaceState(window.history.state, "", window.location.pathname),
    );
    return () => clearTimeout(timer);
  }, []);
  return arrival;
}
