import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../../shared/answer/answer';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import { FOLLOW_EVERY_MS } from '../../shared/constants';
import type { Seat } from './lesson';
import type { Call } from './whole-class-figures';

/** The quiz as a student's page knows it, each question with answers to choose from. */
export interface QuizOnPage {
  readonly quizId: string;
  readonly shareId: string;
  readonly questions: readonly {
    readonly id: string;
    readonly isLong: boolean;
    readonly answers: readonly unknown[];
  }[];
}

/** What the page of a student sends while a quiz runs; each call is timed from when it was due. */
export interface StudentPage {
  save(questionId: string, answer: Answer, dueAt: number): Promise<void>;
  /** Asks every 5 s how the attempt stands, until a moment. */
  followUntil(stopAt: number): Promise<void>;
  submit(dueAt: number): Promise<void>;
  /** The answers that the server has acknowledged. */
  readonly acknowledged: ReadonlyMap<string, Answer>;
}

/** Joins the quiz when it is time; answers null when that was refused. */
export async function joinQuiz(seat: Seat, dueAt: number): Promise<StudentPage | null> {
  const { number, connection, quiz, figures } = seat;
  const acknowledged = new Map<string, Answer>();
  const writerId = `page-of-student-${number}`;

  const send = async (call: Call, path: string, body: unknown, due: number) => {
    const { status, answer } = await connection.post(path, body);
    figures[call].push(performance.now() - due);
    if (status >= 200 && status < 300) return answer;
    if (status === 429) figures.refusedAsTooMany += 1;
    figures.failures.push(`${call} answered ${status}: ${JSON.stringify(answer).slice(0, 200)}`);
    return undefined;
  };
  await until(dueAt);
  const joined = await send('join', '/api/student/attempt', { shareId: quiz.shareId }, dueAt);
  if (joined === undefined) return null;
  const { attempt } = joined as JoinedQuiz;
  const serverAheadMs = attempt.serverNow - Date.now();
  return {
    acknowledged,
    async save(questionId, answer, due) {
      const revision = Math.round(Date.now() + serverAheadMs);
      const input = { attemptId: attempt._id, revision, writerId, answers: { [questionId]: answer } };
      const saved = await send('autosave', '/trpc/attempts.saveAnswers', input, due);
      if (saved !== undefined) acknowledged.set(questionId, answer);
    },
    followUntil: (stopAt) =>
      repeatUntil(
        stopAt,
        () => FOLLOW_EVERY_MS,
        async (due) => {
          const input = { attemptId: attempt._id, writerId, claim: true, unsentCount: 0 };
          await send('follow', '/trpc/attempts.follow', input, due);
        },
      ),
    async submit(due) {
      await until(due);
      // Every second submission says nothing new: then the results rest on what was saved on the way alone.
      const answers = number % 2 === 0 ? Object.fromEntries(acknowledged) : {};
      await send('submit', '/api/quiz/submit', { quizId: quiz.quizId, attempt: { answers } }, due);
    },
  };
}

/** Does something again and again until a moment, late when the answer to the time before was late. */
export async function repeatUntil(
  stopAt: number,
  pauseMs: () => number,
  act: (dueAt: number, round: number) => Promise<void>,
): Promise<void> {
  let dueAt = performance.now() + Math.random() * pauseMs();
  for (let round = 0; dueAt < stopAt; round += 1) {
    await until(dueAt);
    await act(dueAt, round);
    dueAt += pauseMs();
  }
}

/** Milliseconds between two bounds. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

export const between = ({ least, most }: Span): number => least + Math.random() * (most - least);

export const until = (moment: number): Promise<void> => wait(Math.max(0, moment - performance.now()));
