import { foldedWords } from '../../../../shared/bank/folded-words';
import type { ClassMember } from '../../../../shared/classes/schema';

/** Whether name, number or address hold each of the words, whatever their case and accents. */
export function fitsWords({ name, number, email }: ClassMember, words: string): boolean {
  const text = foldedWords(`${name} ${number ?? ''} ${email ?? ''}`).join(' ');
  return foldedWords(words).every((word) => text.includes(word));
}
