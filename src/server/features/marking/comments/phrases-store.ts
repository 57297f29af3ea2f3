import { and, eq, ne, sql } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema';
import { attempts } from '../../../db/attempts-schema';
import { comments, phrases } from '../../../db/feedback-schema';
import { quizzes } from '../../../db/quizzes-schema';
import { perDb, statement } from '../../../db/store';

const OF_TEACHER = { teacherId: phrases.teacherId };
const OF_QUIZ = { quizId: quizzes.id };

export const phrasesStore = perDb((db) => ({
  list: statement(OF_TEACHER, (at) =>
    db
      .select({ id: phrases.id, text: phrases.text })
      .from(phrases)
      .where(eq(phrases.teacherId, at.teacherId))
      .orderBy(phrases.createdAt, sql`${phrases}.rowid`),
  ),
  add: statement({ id: phrases.id, ...OF_TEACHER, text: phrases.text, now: phrases.createdAt }, (at) =>
    db.insert(phrases).values({ id: at.id, teacherId: at.teacherId, text: at.text, createdAt: at.now }),
  ),
  remove: statement({ id: phrases.id, ...OF_TEACHER }, (at) =>
    db.delete(phrases).where(and(eq(phrases.id, at.id), eq(phrases.teacherId, at.teacherId))),
  ),
  /** Of the quiz's owner and all present and former colleagues, direct or by class, except the reader. */
  listOfColleagues: statement({ ...OF_QUIZ, readerId: accounts.id }, (at) =>
    db
      .select({
        ...{ id: phrases.id, text: phrases.text },
        ...{ accountId: accounts.id, name: accounts.name, email: accounts.email },
      })
      .from(phrases)
      .innerJoin(accounts, eq(accounts.id, phrases.teacherId))
      .where(
        and(
          ne(accounts.id, at.readerId),
          sql`(${accounts.id} = (select teacher_id from quizzes where id = ${at.quizId})
            or lower(${accounts.email}) in (
              select email from quiz_shares where quiz_id = ${at.quizId}
              union select share.email from class_shares share
                join assignment_classes assigned on assigned.class_id = share.class_id
                where assigned.quiz_id = ${at.quizId}))`,
        ),
      )
      .orderBy(phrases.createdAt, sql`${phrases}.rowid`),
  ),
  /** Each text of the comments on a quiz, once. */
  listWritten: statement(OF_QUIZ, (at) =>
    db
      .selectDistinct({ text: comments.text })
      .from(comments)
      .innerJoin(attempts, eq(attempts.id, comments.attemptId))
      .where(eq(attempts.quizId, at.quizId)),
  ),
}));
