/** The person meant by a command's arguments: a class member by class code and name, or an account by its id. */
export type MeantMember = { readonly code: string; readonly called: string } | { readonly accountId: string };

/** Parses `<class code> <name or number>` or a single `<account ID>`; undefined otherwise. */
export function readMember([first, ...rest]: readonly string[]): MeantMember | undefined {
  if (!first || first.includes('@') || rest.some((word) => word.startsWith('--'))) return undefined;
  return rest.length === 0 ? { accountId: first } : { code: first, called: rest.join(' ') };
}
