import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { FileAddresses as Answer } from "#domain/journeys/files.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import type { JourneysApi } from "#server/journeys/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { JOURNEYS } from "../../keys.ts";

const HOUR_MS = 3_600_000;

type Known = {
  /** Where a file is read, small and large; nothing while that is not known yet. */
  of: (uploadId: string) => { small: string; large: string } | undefined;
  /** What was just sent is shown from here, until the server says where it is read. */
  remember: (uploadId: string, picture: Blob) => void;
};
const Context = createContext<Known>({ of: () => undefined, remember: () => {} });

/** Where the files of a journey are read by whose it is. */
export function useFileAddresses(): Known {
  return useContext(Context);
}

/** Where the files of a journey are read; with how many there are, so that it is asked anew where there is another. */
export function fileAddressesQuery(id: string, count: number) {
  return queryOptions({
    queryKey: [...JOURNEYS, "files", id, count],
    queryFn: async () =>
      Answer.parse(await bodyOf(await memberApi<JourneysApi>().journeys[":id"].files.$get({ param: { id } })))
        .files,
    ...{ staleTime: HOUR_MS, placeholderData: keepPreviousData },
  });
}

/** Asks where the journey's own files are read, anew where there are others, and tells all that show them. */
export function FileAddresses({ journey, children }: { journey: Journey; children: ReactNode }) {
  const { id, files } = journey;
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  const count = new Set(files.map(({ upload }) => upload.id)).size;
  const { data } = useQuery({ ...fileAddressesQuery(id, count), enabled: count > 0 });
  const known = useMemo<Known>(() => {
    const kept = new Map((data ?? []).map((address) => [address.uploadId, address]));
    return {
      of: (uploadId) => {
        const local = sent.get(uploadId);
        return local ? { small: local, large: local } : kept.get(uploadId);
      },
      remember: (uploadId, picture) =>
        setSent((before) => new Map(before).set(uploadId, URL.createObjectURL(picture))),
    };
  }, [data, sent]);
  return <Context value={known}>{children}</Context>;
}
