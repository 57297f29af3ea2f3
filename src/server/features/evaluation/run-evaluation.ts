import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { readStanding } from '../attempts/service';
import { getQuestions, getQuizById, setEvaluationStatus } from '../quizzes/service';
import { type MarkDeps, type Marks, markAttempts } from './mark-attempts.service';
import { evaluationRepo } from './repo';

export type RunDeps = MarkDeps & Pick<Deps, 'clock' | 'groupCommit' | 'background'>;

/** Puts the evaluation of a quiz to work soon; one that runs looks again for late arrivals. */
export function evaluateSoon(deps: RunDeps, quizId: string): void {
  deps.background.soon(`evaluate:${quizId}`, () => runEvaluation(deps, quizId));
}

/** Takes up every evaluation that was started and is not completed, as after a restart. */
export function resumeEvaluations(deps: RunDeps): void {
  for (const { quizId } of evaluationRepo(deps.db).listInProgress.all()) evaluateSoon(deps, quizId);
}

/**
 * Marks the submitted attempts of a quiz, some at a time, until none is left, late arrivals included; then the evaluation
 * is completed. What is written stays written, so it goes on after a stop where it was.
 */
export async function runEvaluation(deps: RunDeps, quizId: string): Promise<void> {
  const repo = evaluationRepo(deps.db);
  for (;;) {
    if (!isWanted(deps, quizId)) return;
    const attempts = repo.listUnevaluated.all({ quizId });
    if (attempts.length === 0) {
      if (await completeIfNothingIsLeft(deps, quizId)) return;
      continue;
    }
    const questions = getQuestions(deps, quizId);
    const standingOf = (attemptId: string) => JSON.stringify([...readStanding(deps, attemptId)]);
    const standing = new Map(attempts.map(({ id }) => [id, standingOf(id)]));
    const marks = await markAttempts(deps, { quizId, attempts, questions });
    await deps.groupCommit(() => {
      // A correction in the meantime: these marks rest on the old key, so they are worked out again.
      if (JSON.stringify(getQuestions(deps, quizId)) !== JSON.stringify(questions)) return;
      const now = deps.clock.now();
      for (const [attemptId, ofAttempt] of marks) {
        // A late paper accepted, or the paper reopened, in the meantime: these are marks of other answers.
        if (standingOf(attemptId) !== standing.get(attemptId)) continue;
        writeMarks(deps, { attemptId, marks: ofAttempt, now });
        repo.setEvaluated.run({ attemptId, now });
      }
    });
  }
}

/** Writes the marks of one attempt, except where the teacher has given one. */
export function writeMarks(
  { db }: Pick<Deps, 'db'>,
  { attemptId, marks, now }: { attemptId: string; marks: Marks; now: number },
): void {
  for (const [questionId, mark] of marks) {
    evaluationRepo(db).saveMark.run({ attemptId, questionId, ...mark, now });
  }
}

/** The quiz may have been deleted while it was evaluated. */
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
    const isDone = evaluationRepo(deps.db).listUnevaluated.all({ quizId }).length === 0;
    if (isDone) setEvaluationStatus(deps, quizId, 'completed');
    return isDone;
  });
