import type { ClassMember } from '../../../../shared/classes/schema';

export const CHOICES = ['without', 'all', 'selected'] as const;
export type Choice = (typeof CHOICES)[number];

/** Who gets a slip, of those who sign in with a PIN. */
export function chosenOf(
  members: readonly ClassMember[],
  choice: Choice,
  selected: ReadonlySet<string>,
): readonly ClassMember[] {
  if (choice === 'all') return members;
  if (choice === 'selected') return members.filter(({ _id }) => selected.has(_id));
  return members.filter(({ hasPin }) => !hasPin);
}
