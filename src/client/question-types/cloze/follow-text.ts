import { gapRuns } from '../../../shared/question-types/cloze/gap-runs';
import { BLANK_GAP_FORM, type GapForm } from './editing';

/** Whether a gap is still empty. */
export const isBlankGap = ({ accepted, options, marks }: GapForm): boolean =>
  accepted.trim() === '' && marks.trim() === '' && options.every(({ text }) => text.trim() === '');

/**
 * The gaps after an edit of the text: gaps before and after the edit keep their answers. A non-empty gap
 * whose mark was removed moves to the end and returns with the next new mark; otherwise a new mark is a new
 * gap.
 */
export function gapsFollowing(
  gaps: readonly GapForm[],
  { before, after }: { before: string; after: string },
): readonly GapForm[] {
  const [old, now] = [gapRuns(before), gapRuns(after)];
  const start = lengthOfSame(before, after);
  const end = lengthOfSame(reversed(before.slice(start)), reversed(after.slice(start)));
  const kept = old.filter((run, at) => run.end <= start && now[at]?.end === run.end).length;
  const room = Math.min(old.length, now.length) - kept;
  const keptAtEnd = old.toReversed().filter((run, fromEnd) => {
    const same = now.at(-1 - fromEnd);
    const isBehind = run.start >= before.length - end;
    return fromEnd < room && isBehind && same && after.length - same.start === before.length - run.start;
  }).length;
  const changed = gaps.slice(kept, old.length - keptAtEnd);
  const spare = [...gaps.slice(old.length)];
  const count = now.length - kept - keptAtEnd;
  const placed = Array.from({ length: count }, (_, at) => changed[at] ?? spare.shift() ?? BLANK_GAP_FORM);
  return [
    ...gaps.slice(0, kept),
    ...placed,
    ...gaps.slice(old.length - keptAtEnd, old.length),
    ...changed.slice(count).filter((gap) => !isBlankGap(gap)),
    ...spare,
  ];
}

/** The length of the common prefix. */
function lengthOfSame(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at += 1) if (one[at] !== other[at]) return at;
  return most;
}

const reversed = (text: string): string => [...text].reverse().join('');
