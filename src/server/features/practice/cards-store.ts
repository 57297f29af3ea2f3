import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { columnsOf, excludedOf } from '../../db/columns';
import { practiceAnswers, practiceCards, practiceSets } from '../../db/practice-schema';
import { perDb, statement } from '../../db/store';

const STUDENT = { studentId: practiceCards.studentId };
const MEMORY = columnsOf(
  practiceCards,
  ...(['dueAt', 'stability', 'difficulty', 'state', 'learningSteps'] as const),
  ...(['scheduledDays', 'reviews', 'lapses', 'lastAnsweredAt'] as const),
);
const KEY = columnsOf(practiceCards, 'studentId', 'familyId');
const { id, setId, studentId, questionId, answer, score, maximumMarks, at, answerCount } = practiceAnswers;
const GIVEN = { setId, studentId, questionId, answer, score, maximumMarks, at };

/** One student's memory and answers. */
export const cardsStore = perDb((db) => ({
  /** A JSON list of families. */
  list: statement({ ...STUDENT, familyIds: 'text' }, (given) =>
    db
      .select(columnsOf(practiceCards, 'familyId', 'dueAt'))
      .from(practiceCards)
      .where(
        and(
          eq(practiceCards.studentId, given.studentId),
          sql`${practiceCards.familyId} in (select value from json_each(${given.familyIds}))`,
        ),
      ),
  ),
  find: statement(KEY, (given) =>
    db
      .select({ memory: MEMORY, previous: practiceCards.previous })
      .from(practiceCards)
      .where(and(eq(practiceCards.studentId, given.studentId), eq(practiceCards.familyId, given.familyId))),
  ),
  save: statement({ ...KEY, ...MEMORY, previous: practiceCards.previous }, (card) =>
    db
      .insert(practiceCards)
      .values(card)
      .onConflictDoUpdate({
        target: [practiceCards.studentId, practiceCards.familyId],
        set: excludedOf({ ...MEMORY, previous: practiceCards.previous }),
      }),
  ),
  addAnswer: statement(GIVEN, (given) => db.insert(practiceAnswers).values(given)),
  /** Replaces the last answer since a time, if any. */
  replaceLast: statement({ ...GIVEN, since: at }, ({ since, ...given }) =>
    db
      .update(practiceAnswers)
      .set({ ...given, answerCount: sql`${answerCount} + 1` })
      .where(
        eq(
          id,
          sql`(select max(last.id) from practice_answers last where last.student_id = ${given.studentId}
            and last.at >= ${since} and last.set_id = ${given.setId} and last.question_id = ${given.questionId})`,
        ),
      ),
  ),
  /** The answer given at a card's time. */
  findAnswer: statement({ studentId, questionId, at }, (given) =>
    db
      .select({ answer })
      .from(practiceAnswers)
      .where(and(eq(studentId, given.studentId), eq(at, given.at), eq(questionId, given.questionId)))
      .orderBy(sql`${practiceAnswers.id} desc`)
      .limit(1),
  ),
  countAnswers: statement({ setId, studentId, since: at }, (given) =>
    db
      .select({ count: sql<number>`coalesce(sum(${answerCount}), 0)` })
      .from(practiceAnswers)
      .where(and(eq(studentId, given.studentId), gte(at, given.since), eq(setId, given.setId))),
  ),
}));

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
