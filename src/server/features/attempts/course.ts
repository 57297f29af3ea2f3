import * as z from 'zod';
import { attemptOrder } from '../../../shared/attempt/order';
import { shuffledQuestion } from '../../../shared/attempt/shuffled-question';
import { type Question, questionSchema } from '../../../shared/question/schema';
import { boundSettingsSchema } from '../../../shared/quiz/settings-schema';
import { type Place, type Progress, placeAt } from '../../../shared/timing/place';
import { scaleTimes } from '../../../shared/timing/scale';
import type { Deps } from '../../deps';
import { readClockEntries } from '../timekeeping/read-clock';
import { type AttemptRecord, attemptsStore, type OwnAttempt } from './store';

type ReadDeps = Pick<Deps, 'db'>;

/** What an attempt is bound to, in the teacher's own times. */
export const quizVersionSchema = z.object({
  settings: boundSettingsSchema,
  questions: z.array(questionSchema),
});
export type QuizVersion = z.infer<typeof quizVersionSchema>;

/** Quiz versions never change, so those in use are read and checked once. */
const VERSIONS_KEPT = 200;
const versionsOf = new WeakMap<Deps['db'], Map<string, QuizVersion>>();

/** The quiz version that an attempt is bound to: settings and questions as they were at its start. */
export function getQuizVersion({ db }: ReadDeps, paperId: string): QuizVersion {
  const kept = versionsOf.get(db) ?? new Map<string, QuizVersion>();
  versionsOf.set(db, kept);
  const known = kept.get(paperId);
  if (known) return known;
  const row = attemptsStore(db).findVersion.get({ paperId });
  if (!row) throw new Error('An attempt points to a quiz version that is not there.');
  const version = quizVersionSchema.parse(JSON.parse(row.content));
  const [oldest] = kept.keys();
  if (kept.size >= VERSIONS_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(paperId, version);
  return version;
}

/** The questions as the student of an attempt sees them, in the order of that attempt, correct answers included. */
export const getQuestionsSeen = (
  deps: ReadDeps,
  { paperId, seed }: Pick<AttemptRecord, 'paperId' | 'seed'>,
): Question[] => questionsInOrder(getQuizVersion(deps, paperId), seed);

/** The questions of a quiz version in the order of one attempt, and their options in the order of that attempt. */
export function questionsInOrder({ questions, settings }: QuizVersion, seed: number): Question[] {
  const inOrder = attemptOrder({ questions, seed, shuffle: settings.shuffleQuestions });
  const { shuffleOptions } = settings;
  return inOrder.map((question) => shuffledQuestion(question, { seed, shuffleOptions }));
}

/** The questions of an attempt in its own order, and how far its student has come. */
export interface Course {
  readonly allowNavigation: boolean;
  readonly questions: readonly Question[];
  readonly progress: Progress;
}

export function readCourse(deps: ReadDeps, attempt: AttemptRecord, now: number): Course {
  const version = getQuizVersion(deps, attempt.paperId);
  const { allowNavigation, useQuestionTimer } = version.settings;
  const questions = questionsInOrder(version, attempt.seed);
  const scaled = scaleTimes({ settings: version.settings, questions }, attempt.timeFactorPercent);
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
