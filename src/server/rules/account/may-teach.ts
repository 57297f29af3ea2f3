/** Whether an address, or its `@domain`, is on the list of teachers; an empty list admits everybody. */
export function mayTeach(email: string, listed: readonly string[]): boolean {
  const address = email.toLowerCase();
  return (
    listed.length === 0 ||
    listed.some((entry) => (entry.startsWith('@') ? address.endsWith(entry) : address === entry))
  );
}
