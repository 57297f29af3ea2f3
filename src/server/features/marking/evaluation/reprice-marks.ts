import { isCorrectMark } from '../../../../shared/marking/is-correct-mark';
import type { Question } from '../../../../shared/question/schema';
import type { Deps } from '../../../deps';
import { marksStore, type ResultRecord } from './marks-store';
import { type RescoreDeps, rescoreSoon } from './rescore';

type Db = Pick<Deps, 'db'>;

/** The marks of one question on the evaluated attempts, with their students and the score of the whole quiz. */
export const listQuestionMarks = ({ db }: Db, own: { quizId: string; questionId: string }) =>
  marksStore(db).listMarksOfQuestion.all(own);

/** The mark of one answer, evaluated or not. */
export const findMark = (
  { db }: Db,
  key: { attemptId: string; questionId: string },
): ResultRecord | undefined => marksStore(db).findResult.get(key);

/** A mark of the teacher, and the number that it becomes. */
export interface RepricedMark {
  readonly before: ResultRecord;
  readonly score: number;
}

/**
 * Gives marks of the teacher another number, since what they are made of has changed. Each stays a mark of the answer that the
 * teacher has read, at the time of then; the suggestions follow soon.
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
