import * as z from 'zod';
import { relianceFrom } from '../../../../shared/marking/spot-check';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/marking-kinds';
import type { QuizResults } from '../../../../shared/results/schema';
import type { Deps } from '../../../deps';
import { marksStore } from './marks-store';

const checksSchema = z.array(
  z.object({ id: z.string(), suggested: z.number(), given: z.number(), at: z.number() }),
);

/** Whether what the grader is sure of can be relied on, by text question. */
export function getReliance(
  { db }: Pick<Deps, 'db'>,
  quizId: string,
  questions: readonly Question[],
): QuizResults['reliance'] {
  const asked = questions.filter(isText);
  if (asked.length === 0) return {};
  const rows = marksStore(db).listChecks.all({ quizId });
  const seen = new Map(rows.map(({ questionId, ...row }) => [questionId, row]));
  return Object.fromEntries(
    asked.map(({ _id }) => {
      const { markedGroups, checks } = seen.get(_id) ?? { markedGroups: 0, checks: '[]' };
      return [_id, relianceFrom({ markedGroups, checks: checksSchema.parse(JSON.parse(checks)) })];
    }),
  );
}
