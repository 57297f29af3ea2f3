import { setTimeout as wait } from 'node:timers/promises';
import type { Answers } from '../../shared/answer/answer';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import { publishQuiz } from './class-on-quiz';
import { signIn } from './client';
import { connect } from './whole-class-connection';

export interface SavingClass {
  startMeasuring(): void;
  stop(): Promise<{
    /** Duration of each save in milliseconds, from its due time. */
    readonly autosaveMs: readonly number[];
    /** Failed saves, and acknowledged answers missing on the server. */
    readonly faults: readonly string[];
  }>;
}

/** The save interval of continuous typing. */
const SAVE_EVERY_MS = 2000;

export async function savingClass(url: string, size: number): Promise<SavingClass> {
  const teacher = await signIn(url, 'teacher', 'Teacher who waits');
  const quiz = await publishQuiz(teacher, 'Still running');
  const students = Array.from({ length: size }, (_, at) => signIn(url, 'student', `Writer ${at + 1}`));
  const clients = await Promise.all(students);
  const faults: string[] = [];
  let autosaveMs: number[] = [];
  let isOver = false;

  const writer = async (at: number) => {
    const client = clients[at];
    if (!client) return;
    const connection = connect(url, client.token);
    const join = async () =>
      (await connection.post('/api/student/attempt', { shareId: quiz.shareId })).answer as JoinedQuiz;
    const { attempt } = await join();
    const acknowledged: Answers = {};
    let dueAt = performance.now() + (at / size) * SAVE_EVERY_MS;
    for (let round = 1; !isOver; round += 1) {
      await wait(Math.max(0, dueAt - performance.now()));
      const questionId = quiz.questionIds[round % quiz.questionIds.length] ?? '';
      const answers = { [questionId]: at * 100_000 + round };
      const input = {
        attemptId: attempt._id,
        revision: Date.now(),
        writerId: `page-of-writer-${at}`,
        answers,
      };
      const { status, answer } = await connection.post('/trpc/attempts.saveAnswers', input);
      autosaveMs.push(performance.now() - dueAt);
      if (status === 200) Object.assign(acknowledged, answers);
      else faults.push(`A save answered ${status}: ${JSON.stringify(answer).slice(0, 200)}`);
      dueAt += SAVE_EVERY_MS;
    }
    const stored = (await join()).attempt.answers;
    for (const [id, answer] of Object.entries(acknowledged)) {
      if (stored[id] !== answer)
        faults.push(`${client.id}: ${answer} was acknowledged, ${stored[id]} is there.`);
    }
    connection.close();
  };
  const writing = Promise.all(clients.map((_, at) => writer(at)));
  return {
    startMeasuring() {
      autosaveMs = [];
    },
    async stop() {
      isOver = true;
      await writing;
      return { autosaveMs, faults };
    },
  };
}
