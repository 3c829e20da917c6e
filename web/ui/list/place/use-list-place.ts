import { useNavigate, useSearchParams } from "react-router";
import {
  isNarrowed,
  type ListQuestions,
  type PlaceChange,
  readPlace,
  wholeAddress,
  writePlace,
} from "./list-place.ts";

export type ListPlace = ReturnType<typeof useListPlace>;

/** Where a list stands: what the address asks of it, and the addresses of every other place. */
export function useListPlace(questions: ListQuestions) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place = readPlace(params, questions);
  const address = (change: PlaceChange) => writePlace(place, change, questions);
  return {
    ...place,
    ...questions,
    /** As the list's contract takes it. */
    asked: { q: place.q, sort: place.sort, ...place.values },
    key: JSON.stringify(place),
    address,
    /** The same place with one more thing in the address, such as what is open beside the list. */
    addressWith: (name: string, value: string) =>
      `?${new URLSearchParams({ ...Object.fromEntries(params), [name]: value })}`,
    valueOf: (name: string) => params.get(name),
    /** From where the address stands, not from where the list was drawn: of two quick clicks both count. */
    go: (change: PlaceChange) => {
      const now = readPlace(new URLSearchParams(window.location.search), questions);
      void navigate(writePlace(now, change, questions), { preventScrollReset: true });
    },
    isNarrowed: isNarrowed(place, questions),
    wholeAddress: wholeAddress(place, questions),
  };
}
