import type { Teacher } from '../../../shared/actor';
import { DomainError, refuse } from '../../../shared/errors';
import { isCorrectMark } from '../../../shared/marking/is-correct-mark';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { whyNotEvaluate, whyNotRelease } from '../../../shared/quiz/can';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { type CloseDeps, closeOverdueAttempts, sendMails } from '../attempts/closing.service';
import { getOwnQuiz, setEvaluationStatus } from '../quizzes/service';
import { markAttempts } from './mark-attempts.service';
import { evaluationRepo } from './repo';
import { evaluateSoon, type RunDeps, writeMarks } from './run-evaluation';

type EvaluationDeps = RunDeps & CloseDeps & Pick<Deps, 'inTransaction'>;

/**
 * Starts the evaluation of an own quiz (404) in the background; running already, it answers the same. Refuses without a
 * submitted attempt (409).
 */
export async function startEvaluation(
  deps: EvaluationDeps,
  teacher: Teacher,
  quizId: unknown,
): Promise<{ message: string }> {
  const { id } = getOwnQuiz(deps, teacher, quizId);
  await closeOverdueAttempts(deps);
  const message = deps.inTransaction(() => {
    const { evaluationStatus } = getOwnQuiz(deps, teacher, id);
    const { submitted, unevaluated } = countAttempts(deps, id);
    refuse(whyNotEvaluate({ submittedCount: submitted }));
    if (evaluationStatus === 'completed' && unevaluated === 0) return messages.evaluationCompleted;
    setEvaluationStatus(deps, id, 'in-progress');
    return messages.evaluationStarted;
  });
  if (message === messages.evaluationStarted) evaluateSoon(deps, id);
  return { message };
}

/**
 * Releases the marks of all evaluated attempts on an own quiz (404) to their students, who get mail; again = the same
 * answer. Refuses before the evaluation is completed (409).
 */
export function releaseScores(deps: EvaluationDeps, teacher: Teacher, quizId: unknown): { message: string } {
  const mails = deps.inTransaction(() => {
    const { id, title, evaluationStatus } = getOwnQuiz(deps, teacher, quizId);
    refuse(whyNotRelease({ evaluationStatus, submittedCount: countAttempts(deps, id).submitted }));
    const repo = evaluationRepo(deps.db);
    const now = deps.clock.now();
    const waiting = repo.listUnreleased.all({ quizId: id });
    for (const attempt of waiting) repo.release.run({ attemptId: attempt.id, now });
    if (waiting.length > 0) {
      const after = { attempts: waiting.map((attempt) => attempt.id) };
      recordAudit(deps.db, { at: now, actorId: teacher.accountId, action: 'release', subject: id, after });
    }
    return waiting.map(({ email }) => ({
      to: email,
      subject: messages.releasedMailSubject(title),
      body: messages.releasedMailBody(title),
    }));
  });
  sendMails(deps, mails);
  return { message: messages.scoresReleased };
}

/**
 * Works the marks of one question out anew for a correction, and answers the write that belongs into its transaction.
 * A teacher's mark stays as it is; refuses a maximum below one (409). Attempts that were evaluated by the old key in the
 * meantime are evaluated again.
 */
export async function remarkQuestion(
  deps: RunDeps,
  { quizId, after }: { quizId: string; after: Question },
): Promise<() => void> {
  const repo = evaluationRepo(deps.db);
  refuseLowMaximum(deps, { quizId, after });
  const attempts = repo.listEvaluated.all({ quizId });
  const marks = await markAttempts(deps, { quizId, attempts, questions: [after] });
  return () => {
    refuseLowMaximum(deps, { quizId, after });
    const now = deps.clock.now();
    for (const [attemptId, ofAttempt] of marks) writeMarks(deps, { attemptId, marks: ofAttempt, now });
    for (const { attemptId } of teacherMarksOn(deps, { quizId, after })) {
      const result = repo.findResult.get({ attemptId, questionId: after._id });
      if (!result) continue;
      const { score, markedAt } = result;
      const { type, maximumMarks } = after;
      const isCorrect = isCorrectMark({ type, score, maximumMarks });
      repo.saveTeacherMark.run({ ...result, maximumMarks, isCorrect, now: markedAt });
    }
    const missed = repo.listEvaluated.all({ quizId }).filter(({ id }) => !marks.has(id));
    for (const { id } of missed) repo.clearEvaluated.run({ attemptId: id });
    if (missed.length === 0) return;
    setEvaluationStatus(deps, quizId, 'in-progress');
    evaluateSoon(deps, quizId);
  };
}

function countAttempts({ db }: Pick<Deps, 'db'>, quizId: string) {
  const counts = evaluationRepo(db).countSubmitted.get({ quizId });
  return { submitted: counts?.submitted ?? 0, unevaluated: counts?.unevaluated ?? 0 };
}

const teacherMarksOn = ({ db }: Pick<Deps, 'db'>, { quizId, after }: { quizId: string; after: Question }) =>
  evaluationRepo(db)
    .listTeacherMarks.all({ quizId })
    .filter(({ questionId }) => questionId === after._id);

function refuseLowMaximum(deps: Pick<Deps, 'db'>, correction: { quizId: string; after: Question }): void {
  const highest = Math.max(0, ...teacherMarksOn(deps, correction).map(({ score }) => score));
  if (highest <= correction.after.maximumMarks) return;
  throw new DomainError('conflict', messages.maximumBelowTeacherMarks(highest));
}
