import { createContext, type ReactNode, useContext } from "react";

type Address = (id: string, width: 480 | 960 | 1600) => string;

/** Of the page itself, so that it names no link and each opening is judged by the link it was opened by. */
const ofThisPage: Address = (id, width) => `?file=${id}&width=${width}`;
const Addresses = createContext<Address>(ofThisPage);

/** Where the advisor's own photographs and papers are read, where it is not the client's page that shows them. */
export function OwnFiles({ addressOf, children }: { addressOf: Address; children: ReactNode }) {
  return <Addresses value={addressOf}>{children}</Addresses>;
}

/** Where one of the advisor's own files is read here. */
export function useOwnFile(): Address {
  return useContext(Addresses);
}
