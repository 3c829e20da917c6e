import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createQueryClient } from "./query-client.ts";

type PersonQueriesProps = { personId: string | undefined; children: ReactNode };

/** What the signed-in person has been shown. With another person, or nobody, all of it is forgotten. */
export function PersonQueries({ personId, children }: PersonQueriesProps) {
  const [kept, setKept] = useState(() => ({ personId, client: createQueryClient() }));
  if (kept.personId !== personId) setKept({ personId, client: createQueryClient() });
  const { client } = kept;

  const former = useRef(client);
  useEffect(() => {
    if (former.current !== client) former.current.clear();
    former.current = client;
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
