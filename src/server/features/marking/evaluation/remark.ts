import { DomainError } from '../../../../shared/errors';
import { type CorrectionEffect, correctionEffect } from '../../../../shared/marking/correction-effect';
import { isCorrectMark } from '../../../../shared/marking/is-correct-mark';
import { messages } from '../../../../shared/messages';
import type { Question } from '../../../../shared/question/schema';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { CorrectionInForce } from '../../../rules/marking/corrected-keys';
import { setEvaluationStatus } from '../../quizzes/change';
import { correctionsInForce } from './corrections';
import { keptFindings } from './draw-checks';
import { markAttempts } from './mark-attempts';
import { marksStore, type ResultRecord } from './marks-store';
import { rescoreSoon } from './rescore';
import { deleteNotice, reviewStore, saveNotice } from './review-store';
import { evaluateSoon, type RunDeps } from './run-evaluation';
import { evaluationStore } from './store';
import { forgetRescored, writeMarks, writeNotices } from './write-marks';

type Db = Pick<Deps, 'db'>;

/** All marks of one question by attempt, and its grader notice: the state that undoing a correction restores. */
export interface MarksOfQuestion {
  readonly marks: Readonly<Record<string, ResultRecord>>;
  readonly notice: { readonly notice: string; readonly at: number } | null;
}

/** The re-computed marks of one question, not yet written. */
export interface Remarked {
  /** The effect of writing them now. */
  effect(): CorrectionEffect & { isReleased: boolean };
  /** Writes the marks; call inside the correction's transaction. */
  write(): void;
}

/**
 * Re-computes the marks of one question for a correction. A teacher's mark stays; throws 409 for a maximum
 * below one. Attempts evaluated by the old key in the meantime are evaluated again.
 */
export async function remarkQuestion(
  deps: RunDeps,
  { quizId, after, correction }: { quizId: string; after: Question; correction: CorrectionInForce },
): Promise<Remarked> {
  const store = evaluationStore(deps.db);
  const own = { quizId, questionId: after._id };
  refuseLowMaximum(deps, quizId, after);
  const attempts = store.listEvaluated.all({ quizId });
  const inForce = correctionsInForce(deps, quizId).get(after._id) ?? [];
  const corrections = new Map([[after._id, [correction, ...inForce]]]);
  const { marks, notices } = await markAttempts(deps, { quizId, attempts, questions: [after], corrections });
  return {
    effect() {
      const rows = listMarks(deps, own);
      const corrected = rows.map(({ result, studentId, studentName, total }) => {
        const mark = marks.get(result.attemptId)?.get(after._id);
        return {
          ...{ studentId, studentName, totalBefore: total, before: result.score },
          after: mark?.score ?? result.score,
          isByTeacher: result.source === 'teacher',
          needsReview: mark?.needsReview ?? false,
        };
      });
      return {
        ...correctionEffect(corrected),
        isReleased: rows.some(({ releasedAt }) => releasedAt !== null),
      };
    },
    write() {
      refuseLowMaximum(deps, quizId, after);
      const now = deps.clock.now();
      deleteNotice(deps.db, after._id);
      forgetRescored(deps, [after._id]);
      writeNotices(deps, notices, now);
      for (const [attemptId, ofAttempt] of marks) writeMarks(deps, { attemptId, marks: ofAttempt, now });
      keepTeacherMarks(deps, quizId, after);
      forgetChecks(deps, own);
      rescoreSoon(deps, own, 'correction');
      noteMarksChanged(deps.db, { quizId, questionId: null }, now);
      const missed = store.listEvaluated.all({ quizId }).filter(({ id }) => !marks.has(id));
      evaluateAgain(
        deps,
        quizId,
        missed.map(({ id }) => id),
      );
    },
  };
}

export function readMarksOfQuestion(deps: Db, own: { quizId: string; questionId: string }): MarksOfQuestion {
  const marks = listMarks(deps, own).map(({ result }) => [result.attemptId, result] as const);
  const notice = reviewStore(deps.db).findNotice.get({ questionId: own.questionId });
  return { marks: Object.fromEntries(marks), notice: notice ?? null };
}

/**
 * Restores the marks of a question from before a correction. Newer teacher's marks stay (409 if above the old maximum); attempts
 * evaluated since are evaluated again.
 */
export function restoreMarks(
  deps: RunDeps,
  {
    quizId,
    question,
    before,
    after,
  }: {
    quizId: string;
    question: Question;
    before: MarksOfQuestion;
    after: MarksOfQuestion;
  },
): void {
  refuseLowMaximum(deps, quizId, question);
  const questionId = question._id;
  const again: string[] = [];
  for (const { result } of listMarks(deps, { quizId, questionId })) {
    const { attemptId } = result;
    const was = before.marks[attemptId];
    if (was && JSON.stringify(result) === JSON.stringify(after.marks[attemptId])) {
      // Corrections older than stored findings have none.
      marksStore(deps.db).saveTeacherMark.run({ ...was, findings: was.findings ?? null });
    } else if (result.source !== 'teacher') again.push(attemptId);
  }
  keepTeacherMarks(deps, quizId, question);
  deleteNotice(deps.db, questionId);
  forgetRescored(deps, [questionId]);
  rescoreSoon(deps, { quizId, questionId }, 'correction');
  noteMarksChanged(deps.db, { quizId, questionId: null }, deps.clock.now());
  if (before.notice) saveNotice(deps.db, { questionId, ...before.notice });
  evaluateAgain(deps, quizId, again);
}

const listMarks = ({ db }: Db, own: { quizId: string; questionId: string }) =>
  marksStore(db).listMarksOfQuestion.all(own);

/** The teacher's number stays; its answer and correctness follow the question. */
function keepTeacherMarks(deps: Db, quizId: string, question: Question): void {
  const { _id: questionId, type, maximumMarks } = question;
  const store = marksStore(deps.db);
  for (const { attemptId } of teacherMarksOn(deps, quizId, questionId)) {
    const result = store.findResult.get({ attemptId, questionId });
    if (!result) continue;
    const isCorrect = isCorrectMark({ type, score: result.score, maximumMarks });
    store.saveTeacherMark.run({ ...result, maximumMarks, isCorrect });
  }
}

/** Checks made under another key say nothing about suggestions under this one. */
function forgetChecks(deps: Db, own: { quizId: string; questionId: string }): void {
  for (const { result } of listMarks(deps, own)) {
    const kept = keptFindings(result.findings);
    if (result.source !== 'teacher' || !kept?.check) continue;
    const { check: _, ...found } = kept;
    const { attemptId, questionId } = result;
    marksStore(deps.db).setFindings.run({ attemptId, questionId, findings: JSON.stringify(found) });
  }
}

function evaluateAgain(deps: RunDeps, quizId: string, attemptIds: readonly string[]): void {
  for (const attemptId of attemptIds) evaluationStore(deps.db).clearEvaluated.run({ attemptId });
  if (attemptIds.length === 0) return;
  setEvaluationStatus(deps, quizId, 'in-progress');
  evaluateSoon(deps, quizId);
}

function refuseLowMaximum(deps: Db, quizId: string, { _id, maximumMarks }: Question): void {
  const highest = Math.max(0, ...teacherMarksOn(deps, quizId, _id).map(({ score }) => score));
  if (highest <= maximumMarks) return;
  throw new DomainError('conflict', messages.maximumBelowTeacherMarks(highest));
}

const teacherMarksOn = ({ db }: Db, quizId: string, questionId: string) =>
  marksStore(db)
    .listTeacherMarks.all({ quizId })
    .filter((mark) => mark.questionId === questionId);
