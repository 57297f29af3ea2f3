import * as z from 'zod';
import { type Arrange, arrangedById, seededArrange } from '../../../shared/attempt/arrange';
import { type DrawnPool, drawnQuestions } from '../../../shared/attempt/draw';
import { shuffledQuestion } from '../../../shared/attempt/shuffled-question';
import { type Question, questionSchema } from '../../../shared/question/schema';
import { boundSettingsSchema } from '../../../shared/quiz/settings-schema';
import { rowCache } from '../../db/row-cache';
import type { Deps } from '../../deps';
import type { AskedVersion } from '../../rules/attempt/state';
import { type AttemptRecord, attemptsStore } from './store';

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

/** The settings and questions of an attempt as of its start, in its order, keys included. */
export const getAskedVersion = (deps: ReadDeps, attempt: Bound): AskedVersion =>
  askedOf(getQuizVersion(deps, attempt.versionId), arrangeOf(deps, attempt));

/** The same with the options in the order in which the student sees them. */
export function getVersionSeen(
  deps: ReadDeps,
  attempt: Bound,
  { settings, questions } = getAskedVersion(deps, attempt),
): AskedVersion {
  const arrange = arrangeOf(deps, attempt);
  const { shuffleOptions } = settings;
  return {
    settings,
    questions: questions.map((question) => shuffledQuestion(question, { arrange, shuffleOptions })),
  };
}

/** The questions of an attempt as its student sees them. */
export const getQuestionsSeen = (deps: ReadDeps, attempt: Bound): readonly Question[] =>
  getVersionSeen(deps, attempt).questions;

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

/** With options in the teacher's order. */
function askedOf({ settings, pools, questions }: QuizVersion, arrange: Arrange): AskedVersion {
  const drawn = drawnQuestions({ questions, pools, arrange });
  return { settings, questions: settings.shuffleQuestions ? arrangedById(drawn, arrange) : drawn };
}
