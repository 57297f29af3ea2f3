import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aJoinedQuiz } from '../rules/quiz-session/a-session';
import { aPage, pass } from './a-page';

beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

async function submit({ quiz }: ReturnType<typeof aPage>) {
  quiz.act({ kind: 'submitRequested' });
  quiz.act({ kind: 'submitConfirmed' });
  await pass(0);
}
async function anOpenPage(parts: Parameters<typeof aPage>[0] = {}) {
  const page = aPage(parts);
  await pass(1000);
  return page;
}

test('a submission carries unsent and cleared answers with their times', async () => {
  const joined = aJoinedQuiz();
  const stored = { answers: { q1: 'a', q2: 'b' }, revisions: { q1: 7, q2: 8 } };
  const page = await anOpenPage({ joined: { ...joined, attempt: { ...joined.attempt, ...stored } } });
  page.write('q2', null);
  page.write('q3', 'c');
  await submit(page);
  expect(page.calls.submit[0]?.input).toEqual({
    quizId: 'quiz1',
    attempt: {
      answers: { q1: 'a', q2: null, q3: 'c' },
      revisions: { q1: 7, q2: 1000, q3: 1000 },
      focusLostCount: 0,
      reason: 'student',
      deadline: 600_000,
    },
  });
});

test('an answer is submitted with its sent revision, which may be that of a later one', async () => {
  const page = await anOpenPage();
  page.write('q1', 'a');
  await pass(500);
  page.write('q2', 'b');
  await pass(200);
  await page.calls.saveAnswers[0]?.answer();
  await submit(page);
  expect(page.calls.saveAnswers.map(({ input }) => input.revision)).toEqual([1500]);
  expect(page.calls.submit[0]?.input.attempt.revisions).toEqual({ q1: 1500, q2: 1500 });
});

test('answers typed after a submission without a response are submitted once the page learns of its end', async () => {
  const page = await anOpenPage();
  await submit(page);
  await page.calls.submit[0]?.fail();
  Object.assign(page.attempt, { state: 'submitted', submittedBy: 'student' });
  page.write('q1', 'after');
  await pass(700);
  await page.calls.saveAnswers[0]?.fail(409);
  await pass(1000);
  const { answers, revisions } = page.calls.submit[1]?.input.attempt ?? {};
  expect([answers, revisions]).toEqual([{ q1: 'after' }, { q1: 1000 }]);
});

test.each([
  ['taken', undefined],
  ['refused', 409],
])('answers typed during a repeated submission that is then %s are submitted', async (_how, status) => {
  const page = await anOpenPage();
  await submit(page);
  await page.calls.submit[0]?.fail();
  await pass(1000);
  page.write('q1', 'meanwhile');
  const again = page.calls.submit[1];
  await (status === undefined ? again?.answer() : again?.fail(status));
  const { answers } = page.calls.submit[2]?.input.attempt ?? {};
  expect([answers, page.shown().phase]).toEqual([{ q1: 'meanwhile' }, 'submitting']);
  await page.calls.submit[2]?.fail(409);
  expect([page.calls.submit.length, page.now().sync.ending]).toEqual([3, { refusal: 'No.' }]);
});
