import type { ReactNode } from "react";

/** One named row of the component sheet. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line-strong py-8 md:grid-cols-[12rem_1fr]">
      <h2 className="d4">{name}</h2>
      <div className="flex min-w-0 flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
