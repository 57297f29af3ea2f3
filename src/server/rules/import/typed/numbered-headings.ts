import { isHeadingLine } from './headings';
import { type QuestionStart, questionStart } from './markers';
import { asksForPairs } from './match-columns';
import type { TypedLine } from './typed-lines';

const startOf = (line: TypedLine | undefined) => (line ? questionStart(line.folded) : undefined);

/** "1. Fill in the gaps:" above "1. …" is only a heading. */
export function isHeadingByNumber(
  start: QuestionStart,
  line: TypedLine,
  next: TypedLine | undefined,
): boolean {
  if (isTaskHeading(line, next)) return true;
  if (!isHeadingLine(line.folded)) return false;
  return (
    line.kind === 'heading' || (startOf(next)?.number === 1 && !asksForPairs(line.folded.slice(start.length)))
  );
}

/** "Exercise 2" alone above "1. …" is a heading of questions. */
export function isTaskHeading(line: TypedLine, next: TypedLine | undefined): boolean {
  const start = questionStart(line.folded);
  if (start?.style !== 'word' || start.number === null || start.length < line.folded.length) return false;
  const below = startOf(next);
  return below?.number === 1 && !below.isWeak && below.style !== 'word';
}
