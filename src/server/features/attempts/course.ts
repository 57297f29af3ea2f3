import * as z from 'zod';
import { type Arrange, arrangedById, seededArrange } from '../../../shared/attempt/arrange';
import { type DrawnPool, drawnQuestions } from '../../../shared/attempt/draw';
import { shuffledQuestion } from '../../../shared/attempt/shuffled-question';
import { type Question, questionSchema } from '../../../shared/question/schema';
import { boundSettingsSchema } from '../../../shared/quiz/settings-schema';
import { type Place, type Progress, placeAt } from '../../../shared/timing/place';
import { rowCache } from '../../db/row-cache';
import type { Deps } from '../../deps';
import { scaleTimes } from '../../rules/timing/scale';
import { readClockEntries } from '../timekeeping/clock';
import { type AttemptRecord, attemptsStore, type OwnAttempt } from './store';

type ReadDeps = Pick<Deps, 'db' | 'arrangements'>;
type VersionDeps = Pick<Deps, 'db'>;

/** The snapshot a class is bound to, in the teacher's own times, with all questions of its pools. */
const quizVersionSchema = z.object({
  settings: boundSettingsSchema,
  questions: z.array(questionSchema),
  pools: z
    .array(z.object({ _id: z.string(), draw: z.number(), questionIds: z.array(z.string()) }))
    .default([]),
});
type QuizVersion = z.infer<typeof quizVersionSchema>;

/** The content of one attempt: its questions as the student sees them, in its order, keys included. */
export interface AttemptVersion extends Pick<QuizVersion, 'settings'> {
  readonly questions: readonly Question[];
}

type Bound = Pick<AttemptRecord, 'id' | 'versionId' | 'seed'>;

/** Quiz versions are immutable, so versions in use are parsed once. */
export const quizVersionCache = rowCache<QuizVersion>({ keys: 200 });

/** The snapshot of a quiz taken at a start. */
export const quizVersionContent = (quiz: {
  settings: unknown;
  questions: readonly Question[];
  pools: readonly DrawnPool[];
}): string =>
  // Pool names never reach students.
  JSON.stringify(quizVersionSchema.parse(quiz));

/** The settings and questions of an attempt as of its start: the only way to read them for one attempt. */
export const getAttemptVersion = (deps: ReadDeps, attempt: Bound): AttemptVersion =>
  versionOf(getQuizVersion(deps, attempt.versionId), arrangeOf(deps, attempt));

/** The questions of an attempt as its student sees them. */
export const getQuestionsSeen = (deps: ReadDeps, attempt: Bound): readonly Question[] =>
  getAttemptVersion(deps, attempt).questions;

/** The ids of questions not drawn for an attempt; most quizzes have no pools. */
export function getNotAsked(deps: ReadDeps, attempt: Bound): ReadonlySet<string> {
  const { questions, pools } = getQuizVersion(deps, attempt.versionId);
  if (pools.length === 0) return NONE;
  const asked = new Set(
    drawnQuestions({ questions, pools, arrange: arrangeOf(deps, attempt) }).map(({ _id }) => _id),
  );
  return new Set(questions.flatMap(({ _id }) => (asked.has(_id) ? [] : [_id])));
}

const NONE: ReadonlySet<string> = new Set();

/** The wording of a question in a quiz version; undefined if it was not in the quiz. */
export const findWording = (deps: VersionDeps, versionId: string, questionId: string): string | undefined =>
  getQuizVersion(deps, versionId).questions.find(({ _id }) => _id === questionId)?.text;

function getQuizVersion({ db }: VersionDeps, versionId: string): QuizVersion {
  const known = quizVersionCache(db).get(versionId);
  if (known) return known;
  const version = readQuizVersion({ db }, versionId);
  quizVersionCache(db).set(versionId, version);
  return version;
}

/** Reads a quiz version, bypassing the cache. */
export function readQuizVersion({ db }: VersionDeps, versionId: string): QuizVersion {
  const row = attemptsStore(db).findVersion.get({ versionId });
  if (!row) throw new Error('An attempt points to a quiz version that is not there.');
  return quizVersionSchema.parse(JSON.parse(row.content));
}

/** Orders derive from a secret and the attempt id; attempts with a stored seed keep their old order. */
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

/** The questions of an attempt in its order, with options in the teacher's order. */
function askedOf({ settings, pools, questions }: QuizVersion, arrange: Arrange): readonly Question[] {
  const drawn = drawnQuestions({ questions, pools, arrange });
  return settings.shuffleQuestions ? arrangedById(drawn, arrange) : drawn;
}

/** The questions of an attempt in its order, and how far the student has come. */
export interface Course {
  readonly allowNavigation: boolean;
  readonly allowTabChange: boolean;
  readonly sendOneByOne: boolean;
  /** Options in the teacher's order: answers do not depend on it. */
  readonly questions: readonly Question[];
  readonly progress: Progress;
}

export function readCourse(deps: ReadDeps, attempt: AttemptRecord, now: number): Course {
  const version = getQuizVersion(deps, attempt.versionId);
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

/** Where an attempt resumes; null if its student may navigate freely. */
export function readPlace(deps: ReadDeps, attempt: AttemptRecord, now: number): Place | null {
  const { allowNavigation, progress } = readCourse(deps, attempt, now);
  return allowNavigation ? null : placeAt(progress, now);
}

/**
 * Records that a student without navigation reached a question and starts its clock; never moves back. Questions skipped by their
 * timers are not recorded. Part of a transaction.
 */
export function noteReached(
  deps: ReadDeps,
  attempt: OwnAttempt,
  { course, index, now }: { course: Course; index: number; now: number },
): void {
  if (!isFurther(course, { index, now })) return;
  // In a pause the clock stands still: a newly shown question could be read for free.
  if (course.sendOneByOne && attempt.pausedAt !== null) return;
  // In a pause the question's clock starts at the beginning of the pause.
  const since = Math.max(attempt.startedAt, Math.min(now, attempt.pausedAt ?? now));
  attemptsStore(deps.db).setFurthest.run({ attemptId: attempt.id, position: index, since });
}

/** Whether a position is beyond the furthest one recorded. */
export const isFurther = (
  { allowNavigation, progress }: Course,
  { index, now }: { index: number; now: number },
): boolean => !allowNavigation && index > progress.position && index > placeAt(progress, now).index;
