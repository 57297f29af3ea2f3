import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../../shared/answer/answer';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import { FOLLOW_EVERY_MS } from '../../shared/constants';
import type { Seat } from './lesson';
import type { Call } from './whole-class-figures';

/** The quiz as a student's page knows it, with possible answers for each question. */
export interface QuizOnPage {
  readonly quizId: string;
  readonly shareId: string;
  readonly questions: readonly {
    readonly id: string;
    readonly isLong: boolean;
    readonly answers: readonly unknown[];
  }[];
}

/** The requests of a student's page during a quiz; each is timed from its due time. */
export interface StudentPage {
  save(questionId: string, answer: Answer, dueAt: number): Promise<void>;
  /** Polls the attempt every 5 s until a moment. */
  followUntil(stopAt: number): Promise<void>;
  submit(dueAt: number): Promise<void>;
  readonly acknowledged: ReadonlyMap<string, Answer>;
}

/** Joins the quiz at its due time; returns null if refused. */
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
      // Every second submission is empty, so that its results depend only on the saves.
      const answers = number % 2 === 0 ? Object.fromEntries(acknowledged) : {};
      await send('submit', '/api/quiz/submit', { quizId: quiz.quizId, attempt: { answers } }, due);
    },
  };
}

/** Repeats something until a moment; late if the previous response was late. */
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

export interface Span {
  readonly least: number;
  readonly most: number;
}

export const between = ({ least, most }: Span): number => least + Math.random() * (most - least);

export const until = (moment: number): Promise<void> => wait(Math.max(0, moment - performance.now()));
