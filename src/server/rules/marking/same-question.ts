import { areMarksValid, roundToMarkStep } from '../../../shared/marking/marks';
import type { EarlierMark } from '../../../shared/marking/text/read-class';
import { foldText } from '../../../shared/sameness/fold-text';

/** What makes two text questions of a teacher the same, in whichever quiz they stand: what is asked, and the model answer. */
export const questionIdentity = ({ text, correctAnswer }: { text: string; correctAnswer: string }): string =>
  JSON.stringify([foldText(text), foldText(correctAnswer)]);

/** A mark that a teacher gave to an answer to the same question in another quiz. */
export interface MarkElsewhere {
  readonly text: string;
  readonly score: number;
  readonly maximumMarks: number;
}

/** So much is read along with a class. */
const MOST_TEXTS = 200;
const MOST_CHARACTERS = 60_000;

/**
 * The marks of other classes as a grader learns from them, the latest last: each text once with each of its marks, which are
 * in proportion to the maximum of now. Takes them latest first, and leaves out the oldest of very many.
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
