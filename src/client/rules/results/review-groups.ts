import { type AnswerGroup, compareAnswers, groupAnswers } from '../../../shared/answer/answer-groups';
import type { QuizResults } from '../../../shared/results/schema';
import { askedOf } from './was-asked';

/** Equal answers to one question, in one or several wordings, marked by one decision. */
export interface ReviewGroup {
  readonly key: string;
  /** Each of equal texts, the most frequent first. */
  readonly wordings: readonly [AnswerGroup, ...AnswerGroup[]];
  readonly studentIds: readonly string[];
}

/**
 * Groups a question's answers as the grader found them equal; without a grader, by equal text. The largest first, ties by
 * content, empty answers last; students not asked are in none. Marks never regroup.
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
