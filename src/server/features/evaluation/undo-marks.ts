import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { RESULT_SOURCES } from '../../../shared/constants';
import { isCorrectMark } from '../../../shared/marking/is-correct-mark';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { QuizRecord } from '../quizzes/find';
import { setEvaluationStatus } from '../quizzes/state';
import { correctionsStore } from './corrections-store';
import { markActsStore } from './mark-acts-store';
import { marksStore } from './marks-store';
import { type RescoreDeps, rescoreSoon } from './rescore';
import { evaluateSoon } from './run-evaluation';
import { evaluationStore } from './store';
import { getSubmittedAttempt } from './submitted-attempts';

/** A mark as the audit log keeps it; lines from before it kept whole marks have nothing that could be brought back. */
const keptMarkSchema = z.object({
  isCorrect: z.boolean(),
  score: z.number(),
  maximumMarks: z.number(),
  source: z.enum(RESULT_SOURCES),
  needsReview: z.boolean(),
  confidence: z.number(),
  rationale: z.string().nullable(),
  findings: z.string().nullable(),
  markedAt: z.number(),
});
type KeptMark = z.infer<typeof keptMarkSchema>;

/**
 * Takes the last mark that the teacher gave to each of some students' answers back: the whole mark before it stands again, also
 * after release. Refuses an unknown student (404). An answer without a mark of the teacher is left alone. Where the key or the
 * answer is another since, the paper is evaluated again, or needs review once it is released. Audited; the suggestions follow
 * soon.
 */
export function undoMarks(
  deps: RescoreDeps,
  {
    teacher,
    quiz: { id: quizId },
    question,
    input,
  }: { teacher: Teacher; quiz: QuizRecord; question: Question; input: { studentIds: readonly string[] } },
): { message: string } {
  const attempts = [...new Set(input.studentIds)].map((studentId) =>
    getSubmittedAttempt(deps, { quizId, studentId }),
  );
  const undone = attempts.filter(({ id }) => undoMark(deps, teacher, { attemptId: id, quizId, question }));
  if (undone.length === 0) return { message: messages.noMarksToUndo };
  rescoreSoon(deps, { quizId, questionId: question._id });
  return { message: messages.marksUndone };
}

/** Whether there was a mark to take back. */
function undoMark(
  deps: RescoreDeps,
  { accountId }: Teacher,
  { attemptId, quizId, question }: { attemptId: string; quizId: string; question: Question },
): boolean {
  const { db, clock } = deps;
  const key = { attemptId, questionId: question._id };
  const subject = `${attemptId}/${question._id}`;
  const current = marksStore(db).findResult.get(key);
  const last = current?.source === 'teacher' ? lastMark(db, subject) : undefined;
  if (!current || !last) return false;
  const isOutdated = isOutdatedMark(db, key, last);
  const restored = isOutdated ? underNewKey(last.before, question) : last.before;
  marksStore(db).saveTeacherMark.run({ ...key, ...restored });
  if (isOutdated && restored.source !== 'teacher') evaluateAgain(deps, { attemptId, quizId });
  recordAudit(db, {
    at: clock.now(),
    actorId: accountId,
    action: 'marks-undo',
    subject,
    before: current,
    after: { ...key, ...restored },
  });
  return true;
}

/** When the last mark that stands was given, and what it replaced; marks that were taken back do not stand. */
function lastMark(db: Deps['db'], subject: string): { at: number; before: KeptMark } | undefined {
  const standing: { at: number; before: string | null }[] = [];
  for (const { action, ...act } of markActsStore(db).list.all({ subject })) {
    if (action === 'marks') standing.push(act);
    else standing.pop();
  }
  const last = standing.at(-1);
  const before = keptMarkSchema.safeParse(JSON.parse(last?.before ?? 'null'));
  return last && before.success ? { at: last.at, before: before.data } : undefined;
}

/** Whether the mark before was made by another key, or of another answer, than stand now. */
function isOutdatedMark(
  db: Deps['db'],
  key: { attemptId: string; questionId: string },
  { at, before }: { at: number; before: KeptMark },
): boolean {
  const { questionId } = key;
  const { corrections = 0 } = correctionsStore(db).countSince.get({ questionId, since: at }) ?? {};
  return corrections > 0 || (markActsStore(db).findSavedAt.get(key)?.savedAt ?? 0) > before.markedAt;
}

/** What is released is not marked anew: there the teacher sees that the mark needs review. */
function evaluateAgain(
  deps: RescoreDeps,
  { attemptId, quizId }: { attemptId: string; quizId: string },
): void {
  const { changes } = evaluationStore(deps.db).clearEvaluatedUnlessReleased.run({ attemptId });
  if (changes === 0) return;
  setEvaluationStatus(deps, quizId, 'in-progress');
  evaluateSoon(deps, quizId);
}

/** A mark by a key that counts no more: never above the maximum, and for the teacher to look at. */
function underNewKey(before: KeptMark, { type, maximumMarks }: Question): KeptMark {
  const score = Math.min(before.score, maximumMarks);
  return {
    ...before,
    ...{ score, maximumMarks, isCorrect: isCorrectMark({ type, score, maximumMarks }) },
    needsReview: before.source !== 'teacher',
  };
}
