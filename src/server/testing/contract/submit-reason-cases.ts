import { fieldInvalid, messages } from '../../../shared/messages';
import { answersFor, goodAnswers } from '../sample-questions';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';

const submitFor = (reason: unknown) => {
  const body = ({ quizId, questionIds }: Stage) => ({
    quizId,
    attempt: { answers: answersFor(questionIds, goodAnswers), reason },
  });
  return { rest: ['POST', () => '/quiz/submit', body], trpc: ['mutate', 'attempts.submit', body] } as const;
};

/** What a page may say of why it hands in, and what it may not. */
export const submitReasonCases: readonly ContractCase[] = [
  ...['student', 'time', null].flatMap((reason) =>
    row(submitFor(reason), {
      name: `a student submits, and says why: ${reason}`,
      given: 'running',
      who: 'student',
      status: 200,
      body: { message: messages.submitted, submittedAt: anyNumber, receipt: anyText },
    }),
  ),
  ...['teacher', 1, true, {}, ['time']].flatMap((reason) =>
    row(submitFor(reason), {
      name: `a reason that is none is refused: ${JSON.stringify(reason)}`,
      given: 'running',
      who: 'student',
      status: 400,
      body: fieldInvalid('reason'),
    }),
  ),
];
