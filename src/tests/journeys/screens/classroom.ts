import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../../../../scripts/demo/caller';
import type { QuizResults } from '../../../shared/results/schema';

type Fields = Readonly<Record<string, unknown>>;

export interface TaughtQuiz {
  readonly quizId: string;
  readonly title: string;
  readonly questionIds: readonly string[];
}

export interface PublishedQuiz extends TaughtQuiz {
  readonly shareId: string;
}

const POLL_MS = 50;

/** Creates the quiz and adds the questions one by one, like the editor. */
export async function buildQuiz(
  teacher: Caller,
  settings: Fields & { readonly title: string },
  questions: readonly Fields[],
): Promise<TaughtQuiz> {
  const { _id: quizId } = await teacher.call<{ _id: string }>('POST', '/api/quiz/', settings);
  const questionIds: string[] = [];
  for (const question of questions) {
    const form = new FormData();
    form.set('quizId', quizId);
    for (const [name, value] of Object.entries(question))
      form.set(name, name === 'correctAnswer' || typeof value !== 'string' ? JSON.stringify(value) : value);
    questionIds.push((await teacher.call<{ _id: string }>('POST', '/api/question/', form))._id);
  }
  return { quizId, title: settings.title, questionIds };
}

export async function publish(teacher: Caller, quiz: TaughtQuiz): Promise<PublishedQuiz> {
  const { shareId } = await teacher.call<{ shareId: string }>('POST', `/api/quiz/${quiz.quizId}/publish`);
  return { ...quiz, shareId };
}

export async function buyPlan(teacher: Caller): Promise<void> {
  const order = await teacher.call<{ id: string }>('GET', '/api/payment/create-order?amount=100&country=IN');
  const proof = await teacher.call('POST', '/api/payment/test-checkout', {
    orderId: order.id,
    outcome: 'success',
  });
  await teacher.call('POST', '/api/payment/verify-payment', proof);
}

/** Joins, answers the questions in order, and submits; undefined answers are left out. */
export async function takeQuiz(
  student: Caller,
  quiz: PublishedQuiz,
  given: readonly unknown[],
): Promise<void> {
  await student.call('POST', '/api/student/attempt', { shareId: quiz.shareId });
  const answers = Object.fromEntries(
    quiz.questionIds.flatMap((id, at) => (given[at] === undefined ? [] : [[id, given[at]]])),
  );
  await student.call('POST', '/api/quiz/submit', { quizId: quiz.quizId, attempt: { answers } });
}

export async function evaluate(teacher: Caller, { quizId }: TaughtQuiz): Promise<void> {
  await teacher.call('POST', `/api/quiz/${quizId}/evaluate`);
  for (;;) {
    const results = await teacher.call<QuizResults>('GET', `/api/quiz/${quizId}/results`);
    if (results.evaluationStatus === 'completed') return;
    await wait(POLL_MS);
  }
}

export const release = (teacher: Caller, { quizId }: TaughtQuiz) =>
  teacher.call('POST', `/api/quiz/${quizId}/release-scores`);

export const closeResponses = (teacher: Caller, { quizId }: TaughtQuiz) =>
  teacher.call('PUT', `/api/quiz/${quizId}/toggle-responses`, { acceptingResponses: false });
