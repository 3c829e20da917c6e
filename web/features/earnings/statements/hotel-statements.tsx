import type { ReactNode } from "react";
import { ReleasedStatements } from "./released.tsx";
import { useReleased } from "./statements.ts";

type HotelStatementsProps = { hotelId: string; children: ReactNode };

/** What a hotel was sent that it is late with, above the rest, which comes at once with it. */
export function HotelStatements({ hotelId, children }: HotelStatementsProps) {
  const { data, isLoading } = useReleased(hotelId);
  if (isLoading) return null;
  return (
    <>
      {data && (
        <ReleasedStatements
          statements={data.statements}
          address={`/api/houses/${hotelId}/statements`}
          hasRows={false}
        />
      )}
      {children}
    </>
  );
}
