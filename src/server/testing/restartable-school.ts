import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type GroupCommit, groupCommitOf } from '../db/group-commit';
import { openDb } from '../db/open';
import { clockEntries } from '../db/supervision-schema';
import { transactionOf } from '../db/tx';
import { closeOverdueAttempts } from '../features/attempts/closing.service';
import { beat, startHeartbeat, stopHeartbeat } from '../features/timekeeping/downtime.service';
import { aPublishedQuiz, aStarter } from './factories';
import { aClock } from './manual-clock';
import { aWorld } from './world';

const SECOND_MS = 1000;
const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** A server on a file, which can be killed and started again; the clock goes on in between. */
export async function aRestartableSchool(totalTimeSeconds = 1800) {
  const file = join(mkdtempSync(join(tmpdir(), 'quiz-downtime-')), 'quiz.sqlite');
  const clock = aClock();
  const boot = async () => {
    const db = openDb({ file, migrationsFolder });
    const world = aWorld({ db, clock, inTransaction: transactionOf(db), groupCommit: groupCommitOf(db) });
    startHeartbeat(world.deps);
    await closeOverdueAttempts(world.deps);
    return world;
  };
  let world = await boot();
  const quiz = await aPublishedQuiz(world, { settings: { totalTimeSeconds } });
  const { quizId, shareId } = quiz;
  return {
    clock,
    quiz,
    start: (name: string) => aStarter(world, quiz, name),
    /** Those of the server that runs now. */
    deps: () => world.deps,
    kill: () => {
      world.deps.db.$client.close();
    },
    stop: () => {
      stopHeartbeat(world.deps);
      world.deps.db.$client.close();
    },
    boot: async () => {
      world = await boot();
    },
    /** Lets the server run with its beats, 1 s apart, and stand at some moment between two. */
    run: async (ms: number) => {
      for (let left = ms; left > 0; left -= SECOND_MS) {
        clock.advance(Math.min(left, SECOND_MS));
        if (left < SECOND_MS) return;
        await beat(world.deps);
        await closeOverdueAttempts(world.deps);
      }
    },
    beat: () => beat(world.deps),
    sweep: () => closeOverdueAttempts(world.deps),
    joined: async (name: string) =>
      (await (await world.signIn('student', name)).rest('POST', '/student/attempt', { shareId })).body,
    dashboard: async (name: string) =>
      (await (await world.signIn('student', name)).rest('GET', '/student/')).body,
    /** A beat whose commit fails, as on a full disk. */
    failToBeat: async () => {
      const groupCommit: GroupCommit = (write) =>
        world.deps.groupCommit(() => {
          write();
          throw new Error('The disk is full.');
        });
      await expect(beat({ ...world.deps, groupCommit })).rejects.toThrow('full');
    },
    asTeacher: async (procedure: string, input: object = {}) =>
      (await world.signIn('teacher', 'Ann')).mutate(`timekeeping.${procedure}`, { quizId, ...input }),
    given: (attemptId: string) =>
      world.deps.db
        .select()
        .from(clockEntries)
        .all()
        .filter((entry) => entry.attemptId === attemptId),
  };
}
