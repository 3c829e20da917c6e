/** Where administrators decide about a person. */
export function decisionPlace(id: string): string {
  return `/admin/approvals?person=${id}`;
}
