import type { Judgement } from './judge-answer';

// Nothing but what is plain is relied on before the teacher has marked so many.
const FEWEST_MARKS = 3;
/** So many marks of a class may be expected to be wrong when nothing is left to review. */
const WRONG_SHARE = 0.03;
/** So sure is a single mark before that. */
const SURE = 0.9;

/**
 * One stop for the class: the surest of its open marks can be left to the grader, as many as keep the expected share of wrong ones
 * low. Until these are all that is open, and no guard waits for the teacher, only the sure ones among them are relied on, and the
 * others are read last.
 */
export function stopOf(judged: readonly Judgement[], ownMarks: number) {
  const settled = judged.filter(({ standing }) => standing === 'settled');
  const most = ownMarks < FEWEST_MARKS ? -1 : WRONG_SHARE * judged.length;
  let expectedWrong = 0;
  const spared = judged
    .filter(({ standing }) => standing === 'open')
    .sort((one, other) => other.confidence - one.confidence)
    .filter(({ confidence }) => {
      expectedWrong += 1 - confidence;
      return expectedWrong <= most;
    });
  const isStop = spared.length + settled.length === judged.length;
  const sure = isStop ? spared : spared.filter(({ confidence }) => confidence >= SURE);
  return { relied: new Set([...settled, ...sure]), last: new Set([...settled, ...spared]) };
}
