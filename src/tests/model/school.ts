import { answers, attempts, focusEvents, lateSubmissions } from '../../server/db/attempts-schema';
import { openDb } from '../../server/db/open';
import { getState } from '../../server/features/attempts/attempt-state';
import { closeOverdueAttempts } from '../../server/features/attempts/close-overdue';
import { beat, startHeartbeat, stopHeartbeat } from '../../server/features/timekeeping/heartbeat';
import type { Clock } from '../../server/ports/clock';
import { progressOf } from '../../server/rules/attempt/state';
import { currentClock } from '../../server/rules/timing/ledger';
import { closesAt } from '../../server/rules/timing/place';
import { aPublishedQuiz, type PublishedQuiz } from '../../server/testing/factories';
import { type Person, personOn } from '../../server/testing/person';
import { aWorld, MIGRATIONS, type World } from '../../server/testing/world';
import { outOfStep } from '../memories/out-of-step';
import type { Owner, Timeline } from './timeline';

export const START_MS = Date.UTC(2026, 0, 15, 9, 0, 0);

/** Quiz settings that change the engine's behaviour. */
const SETTINGS = {
  free: { totalTimeSeconds: 150, allowNavigation: true, allowTabChange: true },
  watched: { totalTimeSeconds: 150, allowNavigation: true, allowTabChange: false },
  'one-way': { totalTimeSeconds: 150, allowNavigation: false, allowTabChange: true },
  timed: { allowNavigation: false, allowTabChange: true, useQuestionTimer: true },
  'one by one': { allowNavigation: false, allowTabChange: true, useQuestionTimer: true, sendOneByOne: true },
} as const;
export const RULES = ['free', 'watched', 'one-way', 'timed', 'one by one'] as const;
export type Rules = (typeof RULES)[number];

/** Whether a student may return to earlier questions, and whether questions have time limits. */
export const mayGoBack = (rules: Rules): boolean => SETTINGS[rules].allowNavigation;
export const hasQuestionTimers = (rules: Rules): boolean => 'useQuestionTimer' in SETTINGS[rules];

const QUESTIONS = ['one', 'two', 'three'].map((text) => ({
  ...{ type: 'short', text, correctAnswer: 'x', maximumMarks: 1, timeLimit: 50 },
}));

interface Image {
  readonly bytes: Buffer;
  readonly quiz: PublishedQuiz;
  readonly studentToken: string | undefined;
}

const made = new Map<Rules, Promise<Image>>();

/** A school with a published quiz and a student, created once and restored for each run. */
async function madeSchool(rules: Rules): Promise<Image> {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: SETTINGS[rules], questions: QUESTIONS });
  const student = await world.signIn('student', 'Sam');
  return { bytes: world.deps.db.$client.serialize(), quiz, studentToken: student.token };
}

export function prepareSchool(rules: Rules): Promise<Image> {
  const known = made.get(rules) ?? madeSchool(rules);
  made.set(rules, known);
  return known;
}

/** Shared by all runs, because each would leave a folder behind. */
const { images } = aWorld().deps;

/** A server process; pending work ends with it. */
class Process implements Owner {
  isGone = false;
  readonly isAsleep = false;
  readonly world: World;
  readonly died: Promise<never>;
  private tellDeath: (error: Error) => void = () => undefined;

  constructor(bytes: Buffer, clock: Clock) {
    this.world = aWorld({ db: openDb({ file: bytes, migrationsFolder: MIGRATIONS }), clock, images });
    this.died = new Promise((_resolve, reject) => {
      this.tellDeath = reject;
    });
    this.died.catch(() => undefined);
  }

  die(): void {
    this.isGone = true;
    this.tellDeath(new Error('The server is gone.'));
  }
}

const BEAT_MS = 2000;

/** The real server on a memory database and the model's time; it can be stopped, killed and restarted. */
export class School {
  private process: Process | null = null;
  private bytes: Buffer;
  private readonly clock: Clock;

  constructor(
    private readonly timeline: Timeline,
    private readonly image: Image,
  ) {
    this.bytes = image.bytes;
    const now = () => START_MS + timeline.nowMs;
    this.clock = { now, wall: now, catchUp: () => undefined };
    this.start();
  }

  get quiz(): PublishedQuiz {
    return this.image.quiz;
  }

  nowMs(): number {
    return this.clock.now();
  }

  start(): void {
    const process = new Process(this.bytes, this.clock);
    this.process = process;
    startHeartbeat(process.world.deps);
    this.timeline.runAs(process, () => void this.work(process));
  }

  /** Stops or kills the process; committed data survive. */
  stop({ isKilled }: { isKilled: boolean }): void {
    const { process } = this;
    if (!process) return;
    if (!isKilled) stopHeartbeat(process.world.deps);
    this.bytes = process.world.deps.db.$client.serialize();
    process.die();
    process.world.deps.db.$client.close();
    this.process = null;
  }

  /** Calls the server as the student; rejects if the server dies first. */
  asStudent<Value>(ask: (student: Person) => Promise<Value>): Promise<Value> {
    return this.as(this.image.studentToken, ask);
  }

  /** Calls the server as the teacher; returns false if it is down or refuses. */
  async asTeacher(procedure: string, input: object = {}): Promise<boolean> {
    if (!this.process) return false;
    const { teacher, quizId } = this.quiz;
    const ask = (person: Person) => person.mutate(procedure, { quizId, ...input });
    return (await this.timeline.until(this.as(teacher.token, ask))).status === 200;
  }

  /** The only attempt, as stored. */
  attempt() {
    const { db } = this.world().deps;
    const attempt = db.select().from(attempts).all().at(0);
    if (!attempt) return null;
    const stored = new Map(
      db
        .select()
        .from(answers)
        .all()
        .map(({ questionId, value }) => [questionId, value === null ? null : String(JSON.parse(value))]),
    );
    const focusLosses = db.select().from(focusEvents).all();
    const late = db.select().from(lateSubmissions).all().at(0)?.body ?? null;
    return { ...attempt, stored, late, focusLosses };
  }

  /**
   * Whether the question's clock has closed it. If a page went on while offline, and extra time was given
   * before the server knew, the server has added the time to the earlier question and closes this one sooner
   * than the page does.
   */
  isClosed(questionId: string): boolean {
    const { deps } = this.world();
    const attempt = deps.db.select().from(attempts).all().at(0);
    if (!attempt) return false;
    const state = getState(deps, attempt.id);
    const index = state.asked.questions.findIndex(({ _id }) => _id === questionId);
    const closedAtMs = closesAt(progressOf(state, this.nowMs()), index) ?? Number.POSITIVE_INFINITY;
    return this.nowMs() > closedAtMs + deps.policy.submitGraceSeconds * 1000;
  }

  /** Whether all cached state equals the database. */
  remembersWell(): boolean {
    return outOfStep(this.world().deps).length === 0;
  }

  /** The current deadline of the attempt. */
  deadlineMs(): number {
    const attempt = this.attempt();
    return attempt ? currentClock(attempt, null, this.nowMs()).deadline : Number.POSITIVE_INFINITY;
  }

  /** Errors logged by the server. */
  errors(): readonly unknown[] {
    return this.process?.world.errors ?? [];
  }

  private world(): World {
    if (!this.process) throw new Error('The server is away.');
    return this.process.world;
  }

  isUp(): boolean {
    return this.process !== null;
  }

  private async as<Value>(
    token: string | undefined,
    ask: (person: Person) => Promise<Value>,
  ): Promise<Value> {
    const { process } = this;
    if (!process) throw new Error('The server is away.');
    const answer = this.timeline.runAs(process, () => ask(personOn(process.world.app, token)));
    return Promise.race([answer, process.died]);
  }

  private async work(process: Process): Promise<void> {
    for (;;) {
      await this.timeline.after(BEAT_MS);
      await beat(process.world.deps);
      await closeOverdueAttempts(process.world.deps);
    }
  }
}
