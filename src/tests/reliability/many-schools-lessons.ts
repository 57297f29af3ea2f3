import { setTimeout as wait } from 'node:timers/promises';
import { give, lostAnswers, type ReadyClass, readyClass } from './lesson';
import { proofOf, type ReliabilityReport } from './reliability-test';
import type { ServerProcess } from './server-process';
import { connect } from './whole-class-connection';
import { type Figures, noFigures } from './whole-class-figures';
import { type ClassSize, wholeClassLesson } from './whole-class-student';

export interface Lessons {
  /** All classes of all schools together. */
  readonly figures: Figures;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  /** Accesses across schools that succeeded. */
  readonly mixedUp: readonly string[];
}

interface SchoolClass extends ReadyClass {
  readonly url: string;
}

/** A class at each school, all at the same time. */
export async function teachAll(schools: readonly ServerProcess[], size: ClassSize): Promise<Lessons> {
  const lesson = wholeClassLesson(size);
  const figures = noFigures();
  const classes = await Promise.all(schools.map(({ url }) => classAt(url, size)));
  const mixedUp = await whyNotApart(classes);
  const lessons = await Promise.all(
    classes.map(async (each) => {
      const taken = await give(lesson, { ...each, figures });
      return { taken, lost: await lostAnswers(each, taken) };
    }),
  );
  const students = lessons.flatMap(({ taken }) => [...taken.acknowledged.values()]);
  return {
    ...{ figures, mixedUp, lost: lessons.flatMap(({ lost }) => lost) },
    acknowledged: students.reduce((sum, answers) => sum + answers.size, 0),
  };
}

const SHORT_LESSON: ClassSize = { students: 20, writeSeconds: 2, rushSeconds: 1 };
const KILLED_AFTER_MS = 1500;

/** Kills one of two schools during a lesson: its class must notice, the other school's must not. */
export async function killBeside(
  killed: ServerProcess,
  neighbour: ServerProcess,
): Promise<ReliabilityReport[]> {
  const lesson = wholeClassLesson(SHORT_LESSON);
  const classes = await Promise.all([killed, neighbour].map(({ url }) => classAt(url, SHORT_LESSON)));
  const lessons = classes.map(async (each) => {
    const figures = noFigures();
    await give(lesson, { ...each, figures });
    return figures;
  });
  await wait(KILLED_AFTER_MS);
  await killed.end('SIGKILL');
  const [ofKilled = noFigures(), ofNeighbour = noFigures()] = await Promise.all(lessons);
  const name = 'many schools';
  return [
    {
      name: `${name}, one beside another that is killed`,
      figures: { 'saves acknowledged': ofNeighbour.autosave.length, failed: ofNeighbour.failures.length },
      failures: ofNeighbour.failures,
    },
    proofOf('one of the servers', { name, figures: {}, failures: ofKilled.failures }),
  ];
}

async function classAt(url: string, size: ClassSize): Promise<SchoolClass> {
  return { url, ...(await readyClass(url, wholeClassLesson(size))) };
}

/** Sessions of one school must be invalid at the next. */
async function whyNotApart([one, next]: readonly SchoolClass[]): Promise<string[]> {
  const [stranger] = one?.students ?? [];
  if (!stranger || !next) return [];
  const connection = connect(next.url, stranger.token);
  const { status } = await connection.post('/api/student/attempt', { shareId: next.quiz.shareId });
  connection.close();
  return status === 401 ? [] : [`A student of one school was answered ${status} at another.`];
}
