import { isCorrectMark } from '../../../../shared/marking/is-correct-mark';
import type { Question } from '../../../../shared/question/schema';
import type { Deps } from '../../../deps';
import { marksStore, type ResultRecord } from './marks-store';
import { type RescoreDeps, rescoreSoon } from './rescore';

type Db = Pick<Deps, 'db'>;

/** The marks of one question on evaluated attempts, with the students and quiz scores. */
export const listQuestionMarks = ({ db }: Db, own: { quizId: string; questionId: string }) =>
  marksStore(db).listMarksOfQuestion.all(own);

/** The mark of one answer, evaluated or not. */
export const findMark = (
  { db }: Db,
  key: { attemptId: string; questionId: string },
): ResultRecord | undefined => marksStore(db).findResult.get(key);

/** A teacher's mark with its new number. */
export interface RepricedMark {
  readonly before: ResultRecord;
  readonly score: number;
}

/**
 * Changes the number of teacher's marks after the worth of their rubric items changed. Answer and time of each mark stay; the
 * suggestions are re-scored soon.
 */
export function repriceMarks(
  deps: RescoreDeps,
  {
    quizId,
    question: { _id: questionId, type, maximumMarks },
    marks,
  }: { quizId: string; question: Question; marks: readonly RepricedMark[] },
): void {
  for (const { before, score } of marks) {
    const isCorrect = isCorrectMark({ type, score, maximumMarks });
    marksStore(deps.db).saveTeacherMark.run({ ...before, score, isCorrect });
  }
  if (marks.length > 0) rescoreSoon(deps, { quizId, questionId }, 'marks');
}
