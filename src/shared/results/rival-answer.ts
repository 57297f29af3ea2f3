import type { Answer } from '../answer/answer';
import { compareAnswers } from '../answer/answer-groups';
import { isEmptyAnswer } from '../answer/answer-text';
import { objectiveMarkingOf } from '../question-types/marking';
import type { ObjectiveQuestion } from '../question-types/traits';
import { isKeyed } from './chosen-answers';

/** Another answer given by most students: a reason to check the key, no more. */
export interface RivalAnswer {
  /** For a question in parts, empty except for its part. */
  readonly answer: Answer;
  /** Students with it, students with the key's answer, and all who answered. */
  readonly chosen: number;
  readonly keyed: number;
  readonly answered: number;
}

interface Given {
  readonly answer: Answer;
  readonly count: number;
}

/** Three who agree are no class. */
const FEWEST_ANSWERS = 5;
const LEAST_SHARE = 0.6;
const TIMES_THE_KEYED = 2;

/**
 * The answer, or answer to a part, given by over 60 % of those who answered and more than twice as often as the key's.
 * Independent of marks and strength, so the question may simply be too hard.
 */
export function rivalAnswer(question: ObjectiveQuestion, given: readonly Given[]): RivalAnswer | undefined {
  const { sameAs, partsRight } = objectiveMarkingOf(question);
  const isRight = (answer: Answer, at: number) =>
    partsRight ? (partsRight(question, answer)?.[at] ?? false) : isKeyed(question, answer);
  const cut = partsRight ? given.flatMap(intoParts) : given.map((each) => ({ ...each, at: 0 }));
  const parts = Map.groupBy(
    cut.filter(({ answer }) => !isEmptyAnswer(answer)),
    ({ at }) => at,
  );
  for (const [at, all] of parts) {
    const counted = [...Map.groupBy(all, ({ answer }) => sameAs(question, answer)).values()].map((same) => {
      const answer = mostUsed(same);
      return { answer, count: sumOf(same), isRight: isRight(answer, at) };
    });
    const answered = sumOf(all);
    const keyed = sumOf(counted.filter((each) => each.isRight));
    const rival = counted.find(
      (each) => !each.isRight && each.count > LEAST_SHARE * answered && each.count > TIMES_THE_KEYED * keyed,
    );
    if (rival && answered >= FEWEST_ANSWERS)
      return { answer: rival.answer, chosen: rival.count, keyed, answered };
  }
  return undefined;
}

/** The answer to each part, with the others empty. */
const intoParts = ({ answer, count }: Given) =>
  Array.isArray(answer)
    ? answer.flatMap((text, at) =>
        text.trim() === ''
          ? []
          : [{ answer: answer.map((_, place) => (place === at ? text : '')), count, at }],
      )
    : [];

/** The most frequent spelling, independent of order. */
const mostUsed = (same: readonly Given[]): Answer =>
  same.reduce((most, each) =>
    each.count > most.count || (each.count === most.count && compareAnswers(each.answer, most.answer) < 0)
      ? each
      : most,
  ).answer;

const sumOf = (given: readonly { readonly count: number }[]): number =>
  given.reduce((sum, { count }) => sum + count, 0);
