import { and, count, eq, gte, sql } from 'drizzle-orm';
import { columnsOf, excludedOf } from '../../db/columns';
import { practiceAnswers, practiceCards } from '../../db/practice-schema';
import { perDb, statement } from '../../db/store';

const STUDENT = { studentId: practiceCards.studentId };
const MEMORY = columnsOf(
  practiceCards,
  ...(['dueAt', 'stability', 'difficulty', 'state', 'learningSteps'] as const),
  ...(['scheduledDays', 'reviews', 'lapses', 'lastAnsweredAt'] as const),
);
const KEY = columnsOf(practiceCards, 'studentId', 'familyId');
const { setId, studentId, questionId, answer, score, maximumMarks, at } = practiceAnswers;

/** What students remember, and what they have answered: always of one student. */
export const cardsStore = perDb((db) => ({
  /** Of some families, which are given as a JSON list. */
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
  addAnswer: statement({ setId, studentId, questionId, answer, score, maximumMarks, at }, (given) =>
    db.insert(practiceAnswers).values(given),
  ),
  /** What was answered at a moment that a card names. */
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
      .select({ count: count() })
      .from(practiceAnswers)
      .where(and(eq(studentId, given.studentId), gte(at, given.since), eq(setId, given.setId))),
  ),
}));
