import * as z from 'zod';
import { type Arrange, arrangedById, seededArrange } from '../../../shared/attempt/arrange';
import { type DrawnPool, drawnQuestions } from '../../../shared/attempt/draw';
import { shuffledQuestion } from '../../../shared/attempt/shuffled-question';
import { type Question, questionSchema } from '../../../shared/question/schema';
import { boundSettingsSchema } from '../../../shared/quiz/settings-schema';
import { type Place, type Progress, placeAt } from '../../../shared/timing/place';
import { scaleTimes } from '../../../shared/timing/scale';
import { inStep } from '../../db/in-step';
import type { Deps } from '../../deps';
import { readClockEntries } from '../timekeeping/read-clock';
import { type AttemptRecord, attemptsStore, type OwnAttempt } from './store';

type ReadDeps = Pick<Deps, 'db' | 'arrangements'>;
type VersionDeps = Pick<Deps, 'db'>;

/** The snapshot that a class is bound to, in the teacher's own times: with all questions, also those that an attempt is not asked. */
const quizVersionSchema = z.object({
  settings: boundSettingsSchema,
  questions: z.array(questionSchema),
  pools: z
    .array(z.object({ _id: z.string(), draw: z.number(), questionIds: z.array(z.string()) }))
    .default([]),
});
type QuizVersion = z.infer<typeof quizVersionSchema>;

/** What one attempt is bound to: the questions that it is asked, as its student sees them and in its order, keys included. */
export interface AttemptVersion extends Pick<QuizVersion, 'settings'> {
  readonly questions: readonly Question[];
}

type Bound = Pick<AttemptRecord, 'id' | 'paperId' | 'seed'>;

/** Quiz versions never change, so those in use are read and checked once. */
export const versionsInUse = inStep<QuizVersion>({ keys: 200 });

/** The snapshot that a start makes of a quiz as it is now, to be stored. */
export const quizVersionContent = (quiz: {
  settings: unknown;
  questions: readonly Question[];
  pools: readonly DrawnPool[];
}): string =>
  // What the teacher calls a pool reaches no student.
  JSON.stringify(quizVersionSchema.parse(quiz));

/** What an attempt is bound to, settings and questions as they were at its start: all that anybody reads of it for one attempt. */
export const getAttemptVersion = (deps: ReadDeps, attempt: Bound): AttemptVersion =>
  versionOf(getQuizVersion(deps, attempt.paperId), arrangeOf(deps, attempt));

/** The questions of an attempt as its student sees them. */
export const getQuestionsSeen = (deps: ReadDeps, attempt: Bound): readonly Question[] =>
  getAttemptVersion(deps, attempt).questions;

/** The ids of the questions that an attempt is not asked, because they were not drawn; most quizzes have no pools. */
export function getNotAsked(deps: ReadDeps, attempt: Bound): ReadonlySet<string> {
  const { questions, pools } = getQuizVersion(deps, attempt.paperId);
  if (pools.length === 0) return NONE;
  const asked = new Set(
    drawnQuestions({ questions, pools, arrange: arrangeOf(deps, attempt) }).map(({ _id }) => _id),
  );
  return new Set(questions.flatMap(({ _id }) => (asked.has(_id) ? [] : [_id])));
}

const NONE: ReadonlySet<string> = new Set();

/** How a question was worded for the attempts that are bound to a quiz version; undefined where it was not in the quiz. */
export const findWording = (deps: VersionDeps, paperId: string, questionId: string): string | undefined =>
  getQuizVersion(deps, paperId).questions.find(({ _id }) => _id === questionId)?.text;

function getQuizVersion({ db }: VersionDeps, paperId: string): QuizVersion {
  const known = versionsInUse(db).get(paperId);
  if (known) return known;
  const version = readQuizVersion({ db }, paperId);
  versionsInUse(db).set(paperId, version);
  return version;
}

/** Reads a quiz version past the memory. */
export function readQuizVersion({ db }: VersionDeps, paperId: string): QuizVersion {
  const row = attemptsStore(db).findVersion.get({ paperId });
  if (!row) throw new Error('An attempt points to a quiz version that is not there.');
  return quizVersionSchema.parse(JSON.parse(row.content));
}

/** The order of an attempt is made from a secret and its id; one that began with a number keeps the order of that. */
const arrangeOf = ({ arrangements }: ReadDeps, { id, seed }: Bound): Arrange =>
  seed === null ? arrangements(id) : seededArrange(seed);

function versionOf(version: QuizVersion, arrange: Arrange): AttemptVersion {
  const { settings } = version;
  const { shuffleOptions } = settings;
  return {
    settings,
    questions: askedOf(version, arrange).map((question) =>
      shuffledQuestion(question, { arrange, shuffleOptions }),
    ),
  };
}

/** The questions that an attempt is asked, in its own order, their options in that of the teacher. */
function askedOf({ settings, pools, questions }: QuizVersion, arrange: Arrange): readonly Question[] {
  const drawn = drawnQuestions({ questions, pools, arrange });
  return settings.shuffleQuestions ? arrangedById(drawn, arrange) : drawn;
}

/** The questions of an attempt in its own order, and how far its student has come. */
export interface Course {
  readonly allowNavigation: boolean;
  readonly allowTabChange: boolean;
  readonly sendOneByOne: boolean;
  /** Their options in the order of the teacher: what an answer means does not depend on it. */
  readonly questions: readonly Question[];
  readonly progress: Progress;
}

export function readCourse(deps: ReadDeps, attempt: AttemptRecord, now: number): Course {
  const version = getQuizVersion(deps, attempt.paperId);
  const { settings } = version;
  const { allowNavigation, allowTabChange, useQuestionTimer, sendOneByOne } = settings;
  const questions = askedOf(version, arrangeOf(deps, attempt));
  return {
    allowNavigation,
    allowTabChange,
    sendOneByOne,
    questions,
    progress: {
      position: attempt.furthestPosition,
      since: attempt.furthestSince ?? attempt.startedAt,
      limits: useQuestionTimer ? limitsOf({ settings, questions }, attempt) : null,
      entries: useQuestionTimer ? readClockEntries(deps, attempt, now) : [],
    },
  };
}

const limitsOf = (version: AttemptVersion, { timeFactorPercent }: AttemptRecord) =>
  scaleTimes(version, timeFactorPercent).questions.map(({ timeLimit }) => timeLimit ?? 0);

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
  // In a pause the clock stands: a question that came then could be read for nothing.
  if (course.sendOneByOne && attempt.pausedAt !== null) return;
  // In a pause the clock of the question stands since the pause began.
  const since = Math.max(attempt.startedAt, Math.min(now, attempt.pausedAt ?? now));
  attemptsStore(deps.db).setFurthest.run({ attemptId: attempt.id, position: index, since });
}

/** Whether a place is beyond all that is known of an attempt. */
export const isFurther = (
  { allowNavigation, progress }: Course,
  { index, now }: { index: number; now: number },
): boolean => !allowNavigation && index > progress.position && index > placeAt(progress, now).index;
