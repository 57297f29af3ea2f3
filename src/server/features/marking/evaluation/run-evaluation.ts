import { DomainError } from '../../../../shared/errors';
import type { Question } from '../../../../shared/question/schema';
import { isTextType } from '../../../../shared/question-types/traits';
import { runningEvaluations } from '../../../db/evaluation-memory';
import { noteMarksChanged } from '../../../db/marks-revisions';
import { readCurrentAnswers } from '../../attempts/attempt-state';
import { setEvaluationStatus } from '../../quizzes/change';
import { getQuestions, getQuizById } from '../../quizzes/find';
import { markAttempts } from './mark-attempts';
import { marksStore } from './marks-store';
import { type RescoreDeps, rescoreSoon } from './rescore';
import { evaluationStore, listInProgress } from './store';
import { forgetRescored, writeMarks, writeNotices, writtenBatchesOf } from './write-marks';

export type RunDeps = RescoreDeps;

/** Attempts per batch: enough to fill a request to a server, few enough for visible progress. */
const TOGETHER = 20;
/** Answers per call of the built-in grader: it compares them, so equal answers get equal marks. About 40 ms to read. */
const ANSWERS_TOGETHER = 5000;
const TOGETHER_MAXIMUM = 500;

/** Schedules the evaluation of a quiz; a running one picks up late arrivals. */
export function evaluateSoon(deps: RunDeps, quizId: string): void {
  deps.background.soon(`evaluate:${quizId}`, () => runEvaluation(deps, quizId));
}

/** Resumes every evaluation started and not completed, as after a restart. */
export function resumeEvaluations(deps: RunDeps): void {
  for (const { quizId } of listInProgress(deps.db)) evaluateSoon(deps, quizId);
}

/**
 * Marks the submitted attempts of a quiz in batches, late arrivals included, then completes the evaluation. Written batches
 * survive a stop.
 */
export async function runEvaluation(deps: RunDeps, quizId: string): Promise<void> {
  try {
    await markAllThatIsLeft(deps, quizId);
  } finally {
    runningEvaluations(deps.db).delete(quizId);
  }
}

async function markAllThatIsLeft(deps: RunDeps, quizId: string): Promise<void> {
  const store = evaluationStore(deps.db);
  const inProgress = runningEvaluations(deps.db);
  let batchCount = store.listEvaluated.all({ quizId }).length > 0 ? 1 : 0;
  for (;;) {
    if (!isWanted(deps, quizId)) return;
    const questions = getQuestions(deps, quizId);
    const unevaluated = store.listUnevaluated.all({ quizId });
    const attempts = unevaluated.slice(0, togetherOf(deps, quizId, questions.length));
    if (attempts.length === 0) {
      if (!(await completeIfNothingIsLeft(deps, quizId))) continue;
      if (batchCount > 1 || hasTeacherMarks(deps, quizId)) compareAllSoon(deps, quizId, questions);
      return;
    }
    batchCount += 1;
    const memoryNow = () => store.findUseEarlierMarks.get({ quizId });
    const madeOf = JSON.stringify([questions, memoryNow()]);
    const answersNow = (attemptId: string) => JSON.stringify([...readCurrentAnswers(deps, attemptId)]);
    const atStart = new Map(attempts.map(({ id }) => [id, answersNow(id)]));
    const { marks, notices } = await markAttempts(deps, {
      ...{ quizId, attempts, questions },
      onProgress: (share) => inProgress.set(quizId, { submissions: attempts.length, share }),
    });
    // A correction, or a change of earlier marks, during the run makes these marks stale.
    const isOutdated = () => JSON.stringify([getQuestions(deps, quizId), memoryNow()]) !== madeOf;
    // A late submission was accepted or the attempt reopened during the run: these marks are of other answers.
    const isAsMarked = (attemptId: string) => answersNow(attemptId) === atStart.get(attemptId);
    const batches = writtenBatchesOf([...marks], questions.length);
    const written = new Set<string>();
    for (const batch of batches) {
      await deps.groupCommit(() => {
        if (isOutdated()) return;
        const now = deps.clock.now();
        for (const [attemptId, ofAttempt] of batch) {
          if (!isAsMarked(attemptId)) continue;
          writeMarks(deps, { attemptId, marks: ofAttempt, now });
          written.add(attemptId);
        }
        // Completed at the end only: after a stop the whole class is marked together again, and alike.
        if (batch !== batches.at(-1)) return;
        writeNotices(deps, notices, now);
        forgetRescored(
          deps,
          questions.map(({ _id }) => _id),
        );
        inProgress.delete(quizId);
        for (const attemptId of written) {
          if (isAsMarked(attemptId)) store.setEvaluated.run({ attemptId, now });
        }
      });
    }
  }
}

function togetherOf(deps: RunDeps, quizId: string, questionCount: number): number {
  if (deps.textGrader.source === 'ai' && getQuizById(deps, quizId).useAi) return TOGETHER;
  const fitting = Math.floor(ANSWERS_TOGETHER / Math.max(1, questionCount));
  return Math.min(TOGETHER_MAXIMUM, Math.max(TOGETHER, fitting));
}

/**
 * Re-scores each question after several batches, or after marks by the teacher during the run, so that all
 * answers are compared together.
 */
function compareAllSoon(deps: RunDeps, quizId: string, questions: readonly Question[]): void {
  for (const { _id, type } of questions)
    if (isTextType(type)) rescoreSoon(deps, { quizId, questionId: _id }, 'arrivals');
}

const hasTeacherMarks = ({ db }: RunDeps, quizId: string): boolean =>
  marksStore(db).listTeacherMarks.get({ quizId }) !== undefined;

/** False if the quiz was deleted during its evaluation. */
function isWanted(deps: RunDeps, quizId: string): boolean {
  try {
    return getQuizById(deps, quizId).evaluationStatus === 'in-progress';
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

const completeIfNothingIsLeft = (deps: RunDeps, quizId: string) =>
  deps.groupCommit(() => {
    const isDone = evaluationStore(deps.db).listUnevaluated.get({ quizId }) === undefined;
    if (isDone) {
      setEvaluationStatus(deps, quizId, 'completed');
      noteMarksChanged(deps.db, { quizId, questionId: null }, deps.clock.now());
    }
    return isDone;
  });
