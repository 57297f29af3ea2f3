import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { steadyClock } from '../adapters/system/clocks';
import { type GroupCommit, groupCommitOf, transactionOf } from '../db/commit';
import { openDb } from '../db/open';
import { clockEntries } from '../db/supervision-schema';
import { closeOverdueAttempts } from '../features/attempts/close-overdue';
import { beat, findEarliestStart, startHeartbeat, stopHeartbeat } from '../features/timekeeping/heartbeat';
import { watchClock } from '../features/timekeeping/watch-clock';
import { aFolder } from './a-folder';
import { aPublishedQuiz, aStarter } from './factories';
import { aClock } from './manual-clock';
import { aWorld } from './world';

const SECOND_MS = 1000;
const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** The time of a computer, which runs, sleeps, or has its clock set. */
function aMachine() {
  const { now, advance } = aClock();
  const [began, shifts] = [now(), { setMs: 0, sleptMs: 0 }];
  return {
    wall: () => now() + shifts.setMs,
    steady: () => now() - began - shifts.sleptMs,
    sinceBoot: () => now() - began,
    advance,
    setClock: (byMs: number) => {
      shifts.setMs += byMs;
    },
    sleep: (ms: number) => {
      shifts.sleptMs += ms;
      advance(ms);
    },
  };
}

/** A server on a file, which can be killed and restarted; the time continues in between. */
export async function aRestartableSchool(totalTimeSeconds = 1800) {
  const file = join(aFolder('downtime'), 'quiz.sqlite');
  const machine = aMachine();
  const boot = async () => {
    const db = openDb({ file, migrationsFolder });
    const clock = steadyClock(findEarliestStart(db), machine);
    const world = aWorld({ db, clock, inTransaction: transactionOf(db), groupCommit: groupCommitOf(db) });
    startHeartbeat(world.deps);
    await watchClock(world.deps);
    await closeOverdueAttempts(world.deps);
    return world;
  };
  let world = await boot();
  const quiz = await aPublishedQuiz(world, { settings: { totalTimeSeconds } });
  const { quizId, shareId } = quiz;
  return {
    clock: { now: () => world.deps.clock.now(), advance: machine.advance },
    machine,
    app: () => world.app,
    watch: () => watchClock(world.deps),
    quiz,
    start: (name: string) => aStarter(world, quiz, name),
    /** The dependencies of the current server. */
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
    /** Runs the server with a beat per second, and stops at any moment between two. */
    run: async (ms: number) => {
      for (let left = ms; left > 0; left -= SECOND_MS) {
        machine.advance(Math.min(left, SECOND_MS));
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
    /** A beat with a failing commit, as on a full disk. */
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
