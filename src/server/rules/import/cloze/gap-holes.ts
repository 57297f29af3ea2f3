import { GAP_MARK } from '../../../../shared/question-types/cloze/gap-runs';
import { clozeSentences } from './sentences';

/** No character stands for a gap until the text is read, lest its underscores be taken for signs. */
export const GAP_HOLE = '\ufdde';
const GAP = GAP_MARK.padEnd(5, '_');

/** A text with its gaps as ours are written. */
export const showGaps = (text: string): string => text.replaceAll(GAP_HOLE, GAP);

/** A hole between each two parts of a text. Two holes stand apart, and underscores that are no gap are none afterwards. */
export function withHoles(parts: readonly string[]): { source: string; notes: string[] } {
  const shortened = parts.map((part) => part.replace(/_{3,}/g, '__'));
  const spaced = shortened.map((part, at) => (part === '' && at > 0 && at < parts.length - 1 ? ' ' : part));
  const isShortened = shortened.some((part, at) => part !== parts[at]);
  return { source: spaced.join(GAP_HOLE), notes: isShortened ? [clozeSentences.underscores] : [] };
}
