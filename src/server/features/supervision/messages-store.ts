import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import type { Db } from '../../db/open';
import { isOwnQuiz, OWN_QUIZ } from '../../db/own-quiz';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import { messageDeliveries, messages } from '../../db/supervision-schema';

/** The latest messages of a quiz shown to the teacher. */
const SHOWN = 50;

export const messagesStore = perDb((db) => ({
  /** Latest first, each with the number of recipients and of deliveries. */
  listSent: statement(OWN_QUIZ, (at) =>
    db
      .select({
        number: messages.number,
        text: messages.text,
        sentAt: messages.sentAt,
        studentName: accounts.name,
        attemptId: messages.attemptId,
        studentCount: count(messageDeliveries.attemptId),
        deliveredCount: count(messageDeliveries.deliveredAt),
      })
      .from(messages)
      .innerJoin(quizzes, eq(quizzes.id, messages.quizId))
      .innerJoin(messageDeliveries, eq(messageDeliveries.messageNumber, messages.number))
      .leftJoin(attempts, eq(attempts.id, messages.attemptId))
      .leftJoin(accounts, eq(accounts.id, attempts.studentId))
      .where(isOwnQuiz(at))
      .groupBy(messages.number)
      .orderBy(desc(messages.number))
      .limit(SHOWN),
  ),
}));

/** Stores a message for all students taking the quiz, or for one; returns the number of recipients. */
export function addMessage(
  db: Db,
  { quizId, attemptId, text, now }: { quizId: string; attemptId: string | null; text: string; now: number },
): { number: number; studentCount: number } {
  const { number } = db
    .insert(messages)
    .values({ quizId, attemptId, text, sentAt: now })
    .returning({ number: messages.number })
    .get();
  const isTaking: SQL | undefined = and(
    eq(attempts.quizId, quizId),
    isNull(attempts.submittedAt),
    attemptId === null ? undefined : eq(attempts.id, attemptId),
  );
  const { changes } = db
    .insert(messageDeliveries)
    .select(
      db
        .select({
          attemptId: attempts.id,
          messageNumber: sql`${number}`.as('message_number'),
          deliveredAt: sql`null`.as('delivered_at'),
        })
        .from(attempts)
        .where(isTaking),
    )
    .run();
  return { number, studentCount: changes };
}
