import { setTimeout as wait } from 'node:timers/promises';
import { demoQuestions } from '../../../scripts/demo/class-quiz';
import type { Answer } from '../../shared/attempt/answer';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import { FOLLOW_EVERY_MS } from '../../shared/constants';
import type { Connection } from './whole-class-connection';
import type { Call, Figures } from './whole-class-figures';

/** When the student does what, in milliseconds of `performance.now()`. */
export interface Schedule {
  readonly joinAt: number;
  readonly stopAt: number;
  readonly submitAt: number;
}

export interface StudentPlan {
  readonly number: number;
  readonly connection: Connection;
  readonly schedule: Schedule;
  readonly quiz: {
    readonly quizId: string;
    readonly shareId: string;
    readonly questionIds: readonly string[];
  };
  readonly figures: Figures;
}

const CHANGE_EVERY_MS = { least: 5000, most: 10_000 };
const TYPED_EVERY_MS = 5000;
const WORDS = 'chlorophyll reflects the green light while red and blue light are taken in'.split(' ');

/** Takes the quiz from joining to submitting and tells which answers the server has acknowledged. */
export async function takeQuiz(plan: StudentPlan): Promise<ReadonlyMap<string, Answer>> {
  const { number, connection, schedule, quiz, figures } = plan;
  const acknowledged = new Map<string, Answer>();
  const writerId = `page-of-student-${number}`;

  const send = async (call: Call, path: string, body: unknown, dueAt: number) => {
    const { status, answer } = await connection.post(path, body);
    figures[call].push(performance.now() - dueAt);
    if (status >= 200 && status < 300) return answer;
    if (status === 429) figures.refusedAsTooMany += 1;
    figures.failures.push(`${call} answered ${status}: ${JSON.stringify(answer).slice(0, 200)}`);
    return undefined;
  };
  await until(schedule.joinAt);
  const joined = await send('join', '/api/student/attempt', { shareId: quiz.shareId }, schedule.joinAt);
  if (joined === undefined) return acknowledged;
  const { attempt } = joined as JoinedQuiz;
  const serverAheadMs = attempt.serverNow - Date.now();

  const save = async (questionId: string, answer: Answer, dueAt: number) => {
    const revision = Math.round(Date.now() + serverAheadMs);
    const input = { attemptId: attempt._id, revision, writerId, answers: { [questionId]: answer } };
    const saved = await send('autosave', '/trpc/attempts.saveAnswers', input, dueAt);
    if (saved !== undefined) acknowledged.set(questionId, answer);
  };
  const repeat = repeatUntil(schedule.stopAt);
  await Promise.all([
    repeat(
      () => between(CHANGE_EVERY_MS),
      (dueAt, round) => save(...chosen(plan, round), dueAt),
    ),
    repeat(
      () => TYPED_EVERY_MS,
      (dueAt, round) => save(...typed(plan, round), dueAt),
    ),
    repeat(
      () => FOLLOW_EVERY_MS,
      async (dueAt) => {
        const input = { attemptId: attempt._id, writerId, claim: true, unsentCount: 0 };
        await send('follow', '/trpc/attempts.follow', input, dueAt);
      },
    ),
  ]);

  await until(schedule.submitAt);
  // Every second submission says nothing new: then the results rest on what was saved on the way alone.
  const answers = number % 2 === 0 ? Object.fromEntries(acknowledged) : {};
  await send('submit', '/api/quiz/submit', { quizId: quiz.quizId, attempt: { answers } }, schedule.submitAt);
  connection.close();
  return acknowledged;
}

type Written = readonly [questionId: string, answer: Answer];

/** What the student chooses the n-th time. An empty text stands for no answer: there is nothing of it to find again. */
function chosen({ number, quiz }: StudentPlan, round: number): Written {
  const questions = demoQuestions.flatMap(({ question, answers }, at) =>
    question.type === 'long'
      ? []
      : [{ id: quiz.questionIds[at] ?? '', answers: answers.filter((answer) => answer !== '') }],
  );
  const { id, answers } = questions[(number + round) % questions.length] ?? { id: '', answers: [] };
  return [id, answers[(number + round) % answers.length] as Answer];
}

/** A long answer that has grown by four words since the time before. */
function typed({ number, quiz }: StudentPlan, round: number): Written {
  const ids = quiz.questionIds.filter((_, at) => demoQuestions[at]?.question.type === 'long');
  const words = Array.from({ length: 4 * (round + 1) }, (_, at) => WORDS[(number + at) % WORDS.length]);
  return [ids[number % ids.length] ?? '', words.join(' ')];
}

/** Does something again and again until a moment, late when the answer to the time before was late. */
const repeatUntil =
  (stopAt: number) =>
  async (pauseMs: () => number, act: (dueAt: number, round: number) => Promise<void>): Promise<void> => {
    let dueAt = performance.now() + Math.random() * pauseMs();
    for (let round = 0; dueAt < stopAt; round += 1) {
      await until(dueAt);
      await act(dueAt, round);
      dueAt += pauseMs();
    }
  };

const between = ({ least, most }: { least: number; most: number }) => least + Math.random() * (most - least);

const until = (moment: number) => wait(Math.max(0, moment - performance.now()));
