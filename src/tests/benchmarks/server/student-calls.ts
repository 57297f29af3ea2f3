import type { Call } from './load';
import { answerOf, questionsOf, textOf } from './papers';
import { type LiveQuiz, PAPER_QUESTIONS } from './school';
import type { Target } from './stage';

export type StudentAct = 'join' | 'autosave' | 'submit';
/** The targets with a connection. */
export type Served = Exclude<Target, 'alone'>;

export interface StudentCall {
  readonly student: { readonly token: string; readonly id: string };
  readonly body: unknown;
}

const ON_BASELINE = { join: '/in/join', submit: '/in/submit' };
const PATHS: Record<Served, Record<StudentAct, string>> = {
  product: {
    join: '/trpc/attempts.join',
    autosave: '/trpc/attempts.saveAnswers',
    submit: '/trpc/attempts.submit',
  },
  baseline: { ...ON_BASELINE, autosave: '/in/save' },
  upsert: { ...ON_BASELINE, autosave: '/in/upsert' },
  upsertWithHistory: { ...ON_BASELINE, autosave: '/in/upsertWithHistory' },
};

export const callOf = (served: Served, act: StudentAct, { student, body }: StudentCall): Call => ({
  ...{ method: 'POST', path: PATHS[served][act], token: student.token, body },
});

/** The attempt id in the response of either server. */
export function attemptIdOf(answer: Buffer): string {
  const joined = JSON.parse(answer.toString('utf8'));
  return joined.result?.data.attempt._id ?? joined.attempt.id;
}

const TYPED_WORDS = 40;

/** The n-th save of a student, who changes one answer after the other; every second save is a growing text. */
export function saveOf(
  { quizId }: LiveQuiz,
  { attemptId, student, at, turn }: { attemptId: string; student: string; at: number; turn: number },
) {
  const questions = questionsOf(quizId, PAPER_QUESTIONS);
  const texts = questions.filter(({ type }) => type === 'long');
  const isTyped = turn % 2 === 1;
  const question = (isTyped ? texts : questions)[(at + turn) % (isTyped ? texts.length : questions.length)];
  if (!question) throw new Error('A paper has no question.');
  const value = isTyped ? textOf(at + turn, TYPED_WORDS) : answerOf(question, at, turn);
  const writerId = `page-of-${student}-0123456789`;
  return { attemptId, revision: turn + 1, writerId, answers: { [question.id]: value } };
}

export function paperOf({ quizId }: LiveQuiz, at: number) {
  const questions = questionsOf(quizId, PAPER_QUESTIONS);
  const answers = Object.fromEntries(
    questions.map((question, index) => [question.id, answerOf(question, at, index)]),
  );
  return { quizId, attempt: { answers, focusLostCount: 0 } };
}
