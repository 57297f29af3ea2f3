import { and, eq, type SQL, sql } from 'drizzle-orm';
import { practiceAnswers, practiceCards, practiceSets } from '../../db/practice-schema';
import { perDb, statement } from '../../db/store';

const FROM = { from: practiceCards.studentId };
const FROM_TO = { ...FROM, to: practiceCards.studentId };
const OF_TEACHER = { teacherId: practiceSets.teacherId };

/** A question of the teacher, or a copy of one. */
const isOf = (
  teacherId: SQL,
) => sql`exists (select 1 from questions join quizzes on quizzes.id = questions.quiz_id
  where quizzes.teacher_id = ${teacherId}
    and (questions.id = practice_cards.question_id or questions.family_id = practice_cards.question_id))`;

export const moveStore = perDb((db) => ({
  /** Deletes the other account's older memories. */
  dropOlder: statement({ ...FROM_TO, ...OF_TEACHER }, (at) =>
    db.delete(practiceCards).where(
      and(
        eq(practiceCards.studentId, at.to),
        isOf(at.teacherId),
        sql`exists (select 1 from practice_cards later where later.student_id = ${at.from}
          and later.question_id = practice_cards.question_id and later.last_answered_at > practice_cards.last_answered_at)`,
      ),
    ),
  ),
  moveCards: statement({ ...FROM_TO, ...OF_TEACHER }, (at) =>
    db
      .update(practiceCards)
      .set({ studentId: sql`${at.to}` })
      .where(
        and(
          eq(practiceCards.studentId, at.from),
          isOf(at.teacherId),
          sql`not exists (select 1 from practice_cards other where other.student_id = ${at.to}
            and other.question_id = practice_cards.question_id)`,
        ),
      ),
  ),
  dropCards: statement({ ...FROM, ...OF_TEACHER }, (at) =>
    db.delete(practiceCards).where(and(eq(practiceCards.studentId, at.from), isOf(at.teacherId))),
  ),
  moveAnswers: statement({ ...FROM_TO, ...OF_TEACHER }, (at) =>
    db
      .update(practiceAnswers)
      .set({ studentId: sql`${at.to}` })
      .where(
        and(
          eq(practiceAnswers.studentId, at.from),
          sql`${practiceAnswers.setId} in (select id from practice_sets where teacher_id = ${at.teacherId})`,
        ),
      ),
  ),
}));
