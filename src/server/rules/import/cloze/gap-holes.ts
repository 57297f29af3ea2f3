import { GAP_MARK } from '../../../../shared/question-types/cloze/gap-runs';
import { clozeSentences } from './sentences';

/** A placeholder for gaps while the text is read, so that underscores are not taken for markup. */
export const GAP_HOLE = '\ufdde';
const GAP = GAP_MARK.padEnd(5, '_');

/** A text with gaps in our notation. */
export const showGaps = (text: string): string => text.replaceAll(GAP_HOLE, GAP);

/**
 * Puts a hole between each two parts of a text. Adjacent holes are separated, and underscores that are not
 * gaps are replaced.
 */
export function withHoles(parts: readonly string[]): { source: string; notes: string[] } {
  const shortened = parts.map((part) => part.replace(/_{3,}/g, '__'));
  const spaced = shortened.map((part, at) => (part === '' && at > 0 && at < parts.length - 1 ? ' ' : part));
  const isShortened = shortened.some((part, at) => part !== parts[at]);
  return { source: spaced.join(GAP_HOLE), notes: isShortened ? [clozeSentences.underscores] : [] };
}
