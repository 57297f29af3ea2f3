import type { Teacher } from '../../../../shared/actor';
import { isCorrectMark } from '../../../../shared/marking/is-correct-mark';
import { priceAnswer } from '../../../../shared/marking/rubric';
import { messages } from '../../../../shared/messages';
import type { Question } from '../../../../shared/question/schema';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import { setEvaluationStatus } from '../../quizzes/change';
import type { QuizRecord } from '../../quizzes/find';
import { findItems } from '../rubrics/find';
import { findGivenItems, type GivenItems, setGivenItems } from '../rubrics/given-items';
import { correctionsStore, markActsStore } from './acts-store';
import { type KeptMark, type LastMark, lastMarks, type MarkChange, recordMarks } from './mark-acts';
import { marksStore } from './marks-store';
import { refuseUndo } from './reject-stale-marks';
import { type RescoreDeps, rescoreSoon } from './rescore';
import { evaluateSoon } from './run-evaluation';
import { evaluationStore } from './store';
import { getAttemptsAsked, type SubmittedAttempt } from './submitted-attempts';

/**
 * Undoes the teacher's last mark on each of these answers, all or none, also after the release; the whole mark before it returns,
 * a rubric mark with its items at their current worth. Throws 404 for an unknown student and 409 (with the stored marks) for a
 * colleague's mark; answers without a teacher's mark are left alone. If the key or the answer has changed since, the submission
 * is evaluated again, or needs review once released. One audit line; re-scoring follows.
 */
export function undoMarks(
  deps: RescoreDeps,
  {
    teacher,
    quiz,
    question,
    input: { studentIds },
  }: {
    teacher: Teacher;
    quiz: Seen<QuizRecord, 'mark'>;
    question: Question;
    input: { studentIds: readonly string[] };
  },
): { message: string } {
  const attempts = getAttemptsAsked(deps, { teacher, quiz, questionId: question._id, studentIds });
  const { id: quizId } = quiz;
  const questionId = question._id;
  const last = lastMarks(deps.db, { questionId, attemptIds: attempts.map(({ id }) => id) });
  refuseUndo(deps, {
    viewerId: teacher.accountId,
    inTheWay: attempts.flatMap(({ id: attemptId, calledId }) => {
      const mark = marksStore(deps.db).findResult.get({ attemptId, questionId });
      const by = last.get(attemptId)?.actorId ?? teacher.accountId;
      return mark?.source === 'teacher' && by !== teacher.accountId ? [{ studentId: calledId, mark }] : [];
    }),
    total: attempts.length,
  });
  const changes = attempts.flatMap((attempt) => {
    const mark = last.get(attempt.id);
    return (mark && undoMark(deps, { attempt, mark, quizId, question })) ?? [];
  });
  if (changes.length === 0) return { message: messages.noMarksToUndo };
  const act = { at: deps.clock.now(), actorId: teacher.accountId, action: 'marks-undo' } as const;
  recordMarks(deps.db, { ...act, questionId, changes });
  noteMarksChanged(deps.db, { quizId, questionId }, act.at);
  rescoreSoon(deps, { quizId, questionId }, 'marks');
  return { message: messages.marksUndone };
}

function undoMark(
  deps: RescoreDeps,
  {
    attempt,
    mark,
    quizId,
    question,
  }: { attempt: SubmittedAttempt; mark: LastMark; quizId: string; question: Question },
): MarkChange | undefined {
  const { id: attemptId, studentId } = attempt;
  const key = { attemptId, questionId: question._id };
  const store = marksStore(deps.db);
  const before = store.findResult.get(key);
  if (before?.source !== 'teacher') return undefined;
  const isOutdated = isOutdatedMark(deps.db, key, mark);
  const kept = isOutdated ? underNewKey(mark.before, question) : mark.before;
  const { itemIds: itemsAfter, ...restored } = underRubric(deps, kept, question);
  const after = { ...key, ...restored };
  const itemsBefore = findGivenItems(deps, key);
  store.saveTeacherMark.run(after);
  setGivenItems(deps, key, itemsAfter);
  if (isOutdated && after.source !== 'teacher') evaluateAgain(deps, { attemptId, quizId });
  return { attemptId, studentId, before, after, itemsBefore, itemsAfter };
}

/** A rubric mark is the current worth of its items; without the rubric, it becomes an ordinary mark. */
function underRubric(
  deps: Pick<Deps, 'db'>,
  { rubricItemIds, ...kept }: KeptMark,
  { _id, type, maximumMarks }: Question,
): Omit<KeptMark, 'rubricItemIds'> & { itemIds: GivenItems } {
  const items = rubricItemIds ? findItems(deps, _id) : [];
  if (!rubricItemIds || items.length === 0) return { ...kept, itemIds: null };
  const { marks: score } = priceAnswer({ items, maximumMarks }, rubricItemIds);
  return { ...kept, score, isCorrect: isCorrectMark({ type, score, maximumMarks }), itemIds: rubricItemIds };
}

/** Whether the earlier mark belongs to another key or another answer. */
function isOutdatedMark(
  db: Deps['db'],
  key: { attemptId: string; questionId: string },
  { at, before }: LastMark,
): boolean {
  const { questionId } = key;
  const { corrections = 0 } = correctionsStore(db).countSince.get({ questionId, since: at }) ?? {};
  return corrections > 0 || (markActsStore(db).findSavedAt.get(key)?.savedAt ?? 0) > before.markedAt;
}

/** Released attempts are not re-marked; the mark is flagged for review. */
function evaluateAgain(
  deps: RescoreDeps,
  { attemptId, quizId }: { attemptId: string; quizId: string },
): void {
  const { changes } = evaluationStore(deps.db).clearEvaluatedUnlessReleased.run({ attemptId });
  if (changes === 0) return;
  setEvaluationStatus(deps, quizId, 'in-progress');
  evaluateSoon(deps, quizId);
}

/** A mark by a retired key: capped at the maximum and flagged for review. */
function underNewKey(before: KeptMark, { type, maximumMarks }: Question): KeptMark {
  const score = Math.min(before.score, maximumMarks);
  return {
    ...before,
    ...{ score, maximumMarks, isCorrect: isCorrectMark({ type, score, maximumMarks }) },
    needsReview: before.source !== 'teacher',
  };
}
