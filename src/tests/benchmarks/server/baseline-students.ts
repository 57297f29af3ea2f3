import type { Db } from '../../../server/db/open';
import { accountsStore } from '../../../server/features/accounts/store';
import { answersStore, type NewAnswer } from '../../../server/features/attempts/answers-store';
import { attemptsStore, type OwnAttempt } from '../../../server/features/attempts/store';
import { mailStore } from '../../../server/features/mail/store';
import { type QuizRecord, quizzesStore } from '../../../server/features/quizzes/store';
import { findAllowance } from '../../../server/features/timekeeping/store';

/** The database work of a student's calls with the product's own statements. */
export type StudentBaseline = ReturnType<typeof studentBaseline>;

const HASH = 'f'.repeat(64);
const EMAIL = 'Your answers were submitted. '.repeat(60);
const RECEIPT = 'AAAAAAAA';

export interface Save {
  readonly attemptId: string;
  readonly revision: number;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Call each write within a commit; it includes the reads of the product. */
export function studentBaseline(db: Db) {
  const [attempts, answers, quizzes] = [attemptsStore(db), answersStore(db), quizzesStore(db)];

  const log = (attemptId: string, kind: 'started' | 'saved' | 'submitted', entry: unknown, at: number) => {
    const sequence = (answers.findHistoryEnd.get({ attemptId })?.sequence ?? 0) + 1;
    answers.addEntry.run({ attemptId, sequence, at, kind, entry: JSON.stringify(entry), hash: HASH });
  };
  const keep = (attemptId: string, sent: Save['answers'], revision: number, savedAt: number) => {
    const rows = Object.entries(sent).map(
      ([questionId, value]): NewAnswer => ({
        ...{ questionId, value: JSON.stringify(value), revision, malformed: false },
      }),
    );
    answers.save.run({ attemptId, rows: JSON.stringify(rows), savedAt });
  };
  return {
    findQuiz: (shareId: string) => quizzes.findPublished.get({ shareId }),
    join(quiz: QuizRecord, student: { id: string; tokenHash: string }, now: number) {
      const [id, own] = [`${quiz.id}-${student.id}`, { quizId: quiz.id, studentId: student.id }];
      attempts.findOwnOnQuiz.get(own);
      findAllowance(db, { teacherId: quiz.teacherId, email: student.id });
      const content = JSON.stringify({ questions: quizzes.listQuestions.all({ quizId: quiz.id }) });
      const version = { quizId: quiz.id, contentHash: HASH };
      const versionId = attempts.findVersionByHash.get(version)?.id ?? `${quiz.id}-paper`;
      if (!attempts.findVersion.get({ versionId }))
        attempts.insertVersion.run({ ...version, id: versionId, content, createdAt: now });
      attempts.insert.run({
        ...{ ...own, id, versionId, seed: 1, timeFactorPercent: 100, tabChangeLimit: 3 },
        ...{ startedAt: now, deadline: now + 7_200_000, closesAt: now + 7_260_000 },
      });
      log(id, 'started', { quizId: quiz.id }, now);
      accountsStore(db).stretchSession.run({ tokenHash: student.tokenHash, until: now + 10_800_000 });
      return attempts.findOwnOnQuiz.get(own);
    },
    opened(attempt: OwnAttempt) {
      const { content = 'null' } = attempts.findVersion.get(attempt) ?? {};
      const paper: unknown = JSON.parse(content);
      return { attempt, answers: answers.list.all({ attemptId: attempt.id }), paper };
    },
    save({ attemptId, revision, answers: sent }: Save, studentId: string, now: number) {
      const attempt = attempts.find.get({ attemptId });
      if (attempt?.studentId !== studentId) return null;
      answers.list.all({ attemptId });
      log(attemptId, 'saved', { answers: sent }, now);
      keep(attemptId, sent, revision, now);
      return { savedRevision: revision, serverNow: now, deadline: attempt.deadline };
    },
    submit(quizId: string, sent: Save['answers'], studentId: string, now: number) {
      const attempt = attempts.findOwnOnQuiz.get({ quizId, studentId });
      if (!attempt) return null;
      const { id: attemptId } = attempt;
      answers.list.all({ attemptId });
      answers.findKept.get({ attemptId });
      log(attemptId, 'submitted', { answers: sent }, now);
      keep(attemptId, sent, 1, now);
      const submitted = { submittedAt: now, submittedBy: 'student', receipt: RECEIPT } as const;
      attempts.update.run({ ...attempt, ...submitted, attemptId, submissionHash: HASH });
      attempts.findTitle.get({ quizId });
      mailStore(db).insert.run({
        ...{ id: `${attemptId}-${now}`, recipient: studentId, subject: 'Quiz submitted', body: EMAIL },
        ...{ html: EMAIL, onceKey: null, createdAt: now, nextTryAt: now },
      });
      return { message: 'Submitted.', submittedAt: now, receipt: RECEIPT };
    },
  };
}
