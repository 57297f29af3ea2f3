import { gapRuns } from '../../../shared/question-types/cloze/gap-runs';
import { BLANK_GAP_FORM, type GapForm } from './editing';

/** Whether anything was written of a gap. */
export const isBlankGap = ({ accepted, options, marks }: GapForm): boolean =>
  accepted.trim() === '' && marks.trim() === '' && options.every(({ text }) => text.trim() === '');

/**
 * The gaps after the text was changed: those before and after the change keep their answers. A gap whose mark was removed
 * goes behind all others if anything was written of it, and comes back with the next mark that is set; a new mark is a new gap.
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

/** How many characters two texts have in common at their beginning. */
function lengthOfSame(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at += 1) if (one[at] !== other[at]) return at;
  return most;
}

const reversed = (text: string): string => [...text].reverse().join('');
