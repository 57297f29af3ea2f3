import * as z from 'zod';
import { answerSchema } from '../../../../shared/answer/answer';
import { checkResult, relianceOf } from '../../../../shared/marking/spot-check';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/traits';
import { decisionsLeft } from '../../../../shared/results/review-left';
import type { QuizResults } from '../../../../shared/results/schema';
import type { Deps } from '../../../deps';
import { marksStore } from './marks-store';

const checkSchema = z.object({ id: z.string(), suggested: z.number() });
const checksSchema = z.array(checkSchema.extend({ given: z.number(), at: z.number() }));

/** Whether the grader's sure marks can be relied on, by text question. */
export function getReliance(
  { db }: Pick<Deps, 'db'>,
  quizId: string,
  questions: readonly Question[],
): QuizResults['reliance'] {
  const asked = questions.filter(isText);
  if (asked.length === 0) return {};
  const rows = marksStore(db).listChecks.all({ quizId });
  const result = checkResult(rows.flatMap(({ checks }) => checksSchema.parse(JSON.parse(checks))));
  const markedGroups = new Map(rows.map((row) => [row.questionId, row.markedGroups]));
  return Object.fromEntries(asked.map(({ _id }) => [_id, relianceOf(markedGroups.get(_id) ?? 0, result)]));
}

/** The marks of some quizzes that count for decisions and spot checks. */
export const listToDecide = ({ db }: Pick<Deps, 'db'>, quizIds: readonly string[]) =>
  marksStore(db)
    .listToDecide.all({ quizIds: JSON.stringify(quizIds) })
    .map(({ isReleased, needsReview, group, check: json, answer, ...mark }) => {
      const check = json === null ? undefined : checkSchema.parse(JSON.parse(json));
      return {
        ...mark,
        isReleased: isReleased === 1,
        needsReview: needsReview === 1,
        findings: group === null ? null : { group, ...(check && { check }) },
        answer: answer === null ? undefined : answerSchema.parse(JSON.parse(answer)),
      };
    });

/** The number of decisions left in each quiz, as its results screen counts them. */
export function countDecisions(
  deps: Pick<Deps, 'db'>,
  quizIds: readonly string[],
): ReadonlyMap<string, number> {
  if (quizIds.length === 0) return new Map();
  const byQuiz = Map.groupBy(listToDecide(deps, quizIds), ({ quizId }) => quizId);
  return new Map([...byQuiz].map(([quizId, marks]) => [quizId, decisionsLeft(marks).decisions]));
}
