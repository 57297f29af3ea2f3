import type { TextMark } from './mark-text-answers';

/** What a teacher has seen of sure marks, drawn at random: what was suggested, and what they gave. */
export interface Checked {
  readonly suggested: number;
  readonly given: number;
}

export interface Reliance {
  /** What is needed before the sure marks of a question can be relied on, or that nothing is. */
  readonly needs: 'marks' | 'spot-check' | 'nothing';
  /** Of the latest check: how many were looked at, and how many of these stood. */
  readonly checked: number;
  readonly right: number;
}

const FEWEST_MARKS = 3;
export const SPOT_CHECK = 5;

/**
 * Whether the marks that a grader is sure of can be relied on for one question. The teacher has to mark some answers first, and
 * then to agree with five sure ones that chance draws; one that is wrong teaches, and five others are drawn.
 */
export function relianceOf(seen: { teacherMarks: number; checks: readonly Checked[] }): Reliance {
  const lastWrong = seen.checks.findLastIndex(({ suggested, given }) => suggested !== given);
  const since = seen.checks.slice(lastWrong + 1);
  const latest = since.length > 0 ? since : seen.checks.slice(-SPOT_CHECK);
  const right = latest.filter(({ suggested, given }) => suggested === given).length;
  const told = { checked: latest.length, right };
  if (seen.teacherMarks < FEWEST_MARKS) return { needs: 'marks', ...told };
  return { needs: since.length < SPOT_CHECK ? 'spot-check' : 'nothing', ...told };
}

/** The ids of up to five sure answers that the teacher has not marked, drawn with numbers from 0 to 1. */
export function drawSpotCheck(
  marks: readonly Pick<TextMark, 'id' | 'state' | 'priority'>[],
  random: () => number,
): string[] {
  return marks
    .filter(({ state, priority }) => state === 'suggested' && priority > 0)
    .map(({ id }) => ({ id, key: random() }))
    .sort((one, other) => one.key - other.key)
    .slice(0, SPOT_CHECK)
    .map(({ id }) => id);
}
