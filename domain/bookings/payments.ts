/** Names each payment of a stay by its kind and its place among those of its kind. */
export function paymentKeys(payments: readonly { kind: "deposit" | "balance" }[]): string[] {
  return payments.map(({ kind }, at) => {
    const nth = payments.slice(0, at).filter((other) => other.kind === kind).length;
    return `${kind}:${nth}`;
  });
}
