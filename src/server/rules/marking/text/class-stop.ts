import type { Judgement } from './judge-answer';

// Before this number of marks by the teacher, only plain answers are reliable.
const FEWEST_MARKS = 3;
/** The accepted share of wrong marks in a class once nothing is left to review. */
const WRONG_SHARE = 0.03;
/** The required confidence of a single mark before the class stop. */
const SURE = 0.9;

/**
 * The class's stop: the surest open marks are left to the grader, as many as keep the expected share of wrong
 * marks low. Until only these are open and no guard waits for the teacher, only the sure ones among them are
 * relied on, and the others are read last.
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
