import type { Question } from '../../../shared/question/schema';
import { type Place, type Progress, placeAt } from '../../../shared/timing/place';
import { scaleTimes } from '../../../shared/timing/scale';
import type { Deps } from '../../deps';
import { readClockEntries } from '../timekeeping/read-clock';
import { getPaper } from './service';
import { type AttemptRecord, attemptsStore, type OwnAttempt } from './store';
import { questionsInOrder } from './views';

type ReadDeps = Pick<Deps, 'db'>;

/** The questions of an attempt in its own order, and how far its student has come. */
export interface Course {
  readonly allowNavigation: boolean;
  readonly questions: readonly Question[];
  readonly progress: Progress;
}

export function readCourse(deps: ReadDeps, attempt: AttemptRecord, now: number): Course {
  const paper = getPaper(deps, attempt.paperId);
  const { allowNavigation, useQuestionTimer } = paper.settings;
  const questions = questionsInOrder(paper, attempt.seed);
  const scaled = scaleTimes({ settings: paper.settings, questions }, attempt.timeFactorPercent);
  return {
    allowNavigation,
    questions,
    progress: {
      position: attempt.furthestPosition,
      since: attempt.furthestSince ?? attempt.startedAt,
      limits: useQuestionTimer ? scaled.questions.map(({ timeLimit }) => timeLimit ?? 0) : null,
      entries: useQuestionTimer ? readClockEntries(deps, attempt, now) : [],
    },
  };
}

/** Where an attempt goes on when it is opened; null where its student may go back, and chooses. */
export function readPlace(deps: ReadDeps, attempt: AttemptRecord, now: number): Place | null {
  const { allowNavigation, progress } = readCourse(deps, attempt, now);
  return allowNavigation ? null : placeAt(progress, now);
}

/**
 * Keeps that a student without navigation has come to a question: only forwards, and with the clock that it has from now on.
 * What the question timers have passed by themselves is no news. Part of a transaction.
 */
export function noteReached(
  deps: ReadDeps,
  attempt: OwnAttempt,
  { course, index, now }: { course: Course; index: number; now: number },
): void {
  if (!isFurther(course, { index, now })) return;
  // In a pause the clock of the question stands since the pause began.
  const since = Math.max(attempt.startedAt, Math.min(now, attempt.pausedAt ?? now));
  attemptsStore(deps.db).setFurthest.run({ attemptId: attempt.id, position: index, since });
}

/** Whether a place is beyond all that is known of an attempt. */
export const isFurther = (
  { allowNavigation, progress }: Course,
  { index, now }: { index: number; now: number },
): boolean => !allowNavigation && index > progress.position && index > placeAt(progress, now).index;
