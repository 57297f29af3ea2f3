import type { Teacher } from '../../../shared/actor';
import { decidersFor } from '../../db/deciders';
import type { Deps } from '../../deps';
import { findItems } from '../marking/rubrics/find';
import type { QuizRecord } from '../quizzes/find';
import { answersReader } from './lines';
import { linesStore } from './lines-store';
import { toReviewed } from './views';

/** The marks of one question by student, as in the results; evaluated attempts only. */
export function getMarksOfQuestion(
  { db }: Pick<Deps, 'db'>,
  { accountId }: Teacher,
  { quiz, questionId }: { quiz: Pick<QuizRecord, 'id' | 'teacherId'>; questionId: string },
) {
  const answersOf = answersReader(db, quiz.teacherId)([]);
  const deciderOf = decidersFor(db, accountId);
  const rubrics = { [questionId]: findItems({ db }, questionId) };
  const rows = linesStore(db).listMarksOfQuestion(questionId, quiz.id, quiz.teacherId);
  return rows.map(({ studentId, ...mark }) => ({
    studentId,
    result: toReviewed(mark, { answersOf, deciderOf, rubrics }),
  }));
}
