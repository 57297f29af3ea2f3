import type { Refusal } from '../errors';
import { messages } from '../messages';

/** Whether an address is on the list of teachers, as itself or by its `@domain`; an empty list lets everybody teach. */
export function mayTeach(email: string, listed: readonly string[]): boolean {
  const address = email.toLowerCase();
  return (
    listed.length === 0 ||
    listed.some((entry) => (entry.startsWith('@') ? address.endsWith(entry) : address === entry))
  );
}

/** Why somebody does not come in as a teacher, or null. An address that nobody vouches for would be anybody's to claim. */
export function whyNotTeach(
  person: { readonly email: string; readonly isEmailVerified: boolean },
  listed: readonly string[],
): Refusal | null {
  if (!person.isEmailVerified) return { kind: 'forbidden', sentence: messages.teacherNotVerified };
  if (!mayTeach(person.email, listed)) return { kind: 'forbidden', sentence: messages.teacherNotListed };
  return null;
}
