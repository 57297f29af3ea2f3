import { areMarksValid, roundToMarkStep } from '../../../shared/marking/marks';
import { foldText } from '../../../shared/sameness/fold-text';
import type { EarlierMark } from './text/read-class';

/** Identifies text questions of a teacher that are the same in any quiz: by text and model answer. */
export const questionIdentity = ({ text, correctAnswer }: { text: string; correctAnswer: string }): string =>
  JSON.stringify([foldText(text), foldText(correctAnswer)]);

/** A teacher's mark for the same question in another quiz. */
export interface MarkElsewhere {
  readonly text: string;
  readonly score: number;
  readonly maximumMarks: number;
}

/** Maximum number of earlier texts read along with a class. */
const MOST_TEXTS = 200;
const MOST_CHARACTERS = 60_000;

/**
 * A grader's training marks from other classes, the latest last: each text once per mark, scaled to the
 * current maximum. The input is latest first; the oldest of very many are dropped.
 */
export function toEarlierMarks(latestFirst: readonly MarkElsewhere[], maximumMarks: number): EarlierMark[] {
  const known = new Set<string>();
  const earlier: EarlierMark[] = [];
  let characters = 0;
  for (const { text, score, maximumMarks: ofThen } of latestFirst) {
    const marks = roundToMarkStep((score / ofThen) * maximumMarks, maximumMarks);
    const key = foldText(text);
    const place = `${marks} ${key}`;
    if (key === '' || known.has(place) || !areMarksValid(marks, maximumMarks)) continue;
    characters += text.length;
    if (known.size >= MOST_TEXTS || characters > MOST_CHARACTERS) break;
    known.add(place);
    earlier.unshift({ text, marks });
  }
  return earlier;
}
