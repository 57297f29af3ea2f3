import { type AnswerGroup, compareAnswers, groupAnswers } from '../answer/answer-groups';
import type { QuizResults } from './schema';
import { askedOf } from './was-asked';

/** Answers to one question that say the same, in one wording or several, so that one decision marks them all. */
export interface ReviewGroup {
  readonly key: string;
  /** Equal texts each, the most used first. */
  readonly wordings: readonly [AnswerGroup, ...AnswerGroup[]];
  readonly studentIds: readonly string[];
}

/**
 * Groups the answers to one question as the grader found them to say the same; where no grader read them, equal texts. The
 * largest group first, equal sizes by what they say, students without an answer last; who was not asked is in none. Marks move no answer to
 * another group.
 */
export function reviewGroups(all: Pick<QuizResults, 'results'>, questionId: string): ReviewGroup[] {
  const results = askedOf(all, questionId);
  const found = new Map(
    results.map(({ studentId, evaluationResults }) => {
      const result = evaluationResults.find((each) => each.questionId === questionId);
      return [studentId, result?.findings?.group];
    }),
  );
  const wordings = groupAnswers(
    results.map(({ studentId, answers }) => ({ studentId, answer: answers[questionId] })),
  );
  const keyOf = ({ key, answer, studentIds }: AnswerGroup): string => {
    const name = answer === undefined ? undefined : studentIds.map((id) => found.get(id)).find(isNamed);
    return name === undefined ? key : `group ${name}`;
  };
  return [...Map.groupBy(wordings, keyOf)]
    .flatMap(([key, [most, ...others]]): ReviewGroup[] => {
      if (!most) return [];
      const studentIds = [most, ...others].flatMap((wording) => wording.studentIds);
      return [{ key, wordings: [most, ...others], studentIds }];
    })
    .sort(
      (left, right) =>
        Number(isUnanswered(left)) - Number(isUnanswered(right)) ||
        right.studentIds.length - left.studentIds.length ||
        compareAnswers(left.wordings[0].answer, right.wordings[0].answer),
    );
}

const isNamed = (name: string | undefined): name is string => name !== undefined;
const isUnanswered = ({ wordings }: ReviewGroup): boolean => wordings[0].answer === undefined;
