/** Whether an address is on the list of teachers, as itself or by its `@domain`; an empty list lets everybody teach. */
export function mayTeach(email: string, listed: readonly string[]): boolean {
  const address = email.toLowerCase();
  return (
    listed.length === 0 ||
    listed.some((entry) => (entry.startsWith('@') ? address.endsWith(entry) : address === entry))
  );
}
