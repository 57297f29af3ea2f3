import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import { confirmedEmail } from '../../db/confirmed-email';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

const CLOSED_AT_ONCE = 200;
const isRunning = isNull(attempts.submittedAt);

/** Attempts submitted by the server or a teacher. */
export const closingStore = perDb((db) => {
  const select = () =>
    db
      .select({ attempt: attempts, title: quizzes.title, email: confirmedEmail })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId));
  return {
    listOverdue: statement({ now: 'number' }, (at) =>
      select()
        .where(
          and(
            isRunning,
            lt(attempts.closesAt, at.now),
            or(isNull(quizzes.pausedAt), lt(attempts.closesAt, quizzes.pausedAt)),
          ),
        )
        .orderBy(asc(attempts.closesAt))
        .limit(CLOSED_AT_ONCE),
    ),
    listRunningOnQuiz: statement({ quizId: attempts.quizId }, (at) =>
      select()
        .where(and(isRunning, eq(attempts.quizId, at.quizId)))
        .orderBy(asc(attempts.startedAt), asc(attempts.id)),
    ),
  };
});
