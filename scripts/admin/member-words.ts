/** Who is meant by the words after a command: a member of a class by its code and what they are called, or an account by its id. */
export type MeantMember = { readonly code: string; readonly called: string } | { readonly accountId: string };

/** Reads `<class code> <name or number>`, or one `<account ID>`; undefined where it is neither. */
export function readMember([first, ...rest]: readonly string[]): MeantMember | undefined {
  if (!first || first.includes('@') || rest.some((word) => word.startsWith('--'))) return undefined;
  return rest.length === 0 ? { accountId: first } : { code: first, called: rest.join(' ') };
}
