import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { isCorrectMark } from '../../../shared/marking/is-correct-mark';
import { keptFindingsSchema } from '../../../shared/marking/kept-findings';
import { areMarksValid } from '../../../shared/marking/marks';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { recordAudit } from '../../db/audit';
import type { QuizRecord } from '../quizzes/find';
import { marksStore } from './marks-store';
import { type RescoreDeps, rescoreSoon } from './rescore';
import type { SubmittedAttempt } from './submitted-attempts';

/**
 * Gives the teacher's own mark to one student's answer, also after release (contract "Marks after release"). Refuses marks
 * other than 0 to the maximum in steps of 0.5 (400), and an attempt that is not evaluated yet (409). The audit log keeps the
 * whole mark before and after. What it teaches the grader moves the suggestions for other answers soon.
 */
export function updateMarks(
  deps: RescoreDeps,
  {
    teacher,
    quiz,
    attempt,
    question,
    input: { marks },
  }: {
    teacher: Teacher;
    quiz: QuizRecord;
    attempt: SubmittedAttempt;
    question: Question;
    input: { marks: number };
  },
): { message: string } {
  const { type, maximumMarks } = question;
  if (!areMarksValid(marks, maximumMarks)) {
    throw new DomainError('invalid', messages.marksInvalid(maximumMarks));
  }
  if (attempt.evaluatedAt === null) throw new DomainError('conflict', messages.notEvaluatedYet);

  const now = deps.clock.now();
  const store = marksStore(deps.db);
  const key = { attemptId: attempt.id, questionId: question._id };
  const before = store.findResult.get(key);
  const after = {
    ...key,
    isCorrect: isCorrectMark({ type, score: marks, maximumMarks }),
    score: marks,
    maximumMarks,
    source: 'teacher',
    needsReview: false,
    confidence: 1,
    rationale: null,
    findings: asDecided(before?.findings ?? null),
    markedAt: now,
  } as const;
  store.saveTeacherMark.run(after);
  recordAudit(deps.db, {
    at: now,
    actorId: teacher.accountId,
    action: 'marks',
    subject: `${attempt.id}/${question._id}`,
    before,
    after,
  });
  rescoreSoon(deps, { quizId: quiz.id, questionId: question._id });
  return { message: messages.marksUpdated };
}

/** What was found stays with the answer; there is nothing left to decide. */
function asDecided(findings: string | null): string | null {
  if (findings === null) return null;
  const { movedBy: _, ...found } = keptFindingsSchema.parse(JSON.parse(findings));
  return JSON.stringify({ ...found, priority: 0 });
}
