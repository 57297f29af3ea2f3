import { expect, test } from 'vitest';
import { mailsTo } from '../../server/testing/mails';
import { aDrawer, aDrawnQuiz, DRAW } from './a-drawn-class';

test('a student who reopens a running quiz gets the same questions in the same order', async () => {
  const drawn = await aDrawnQuiz();
  const { student, asked } = await aDrawer(drawn, 'Sam');
  const again = await student.rest('POST', '/student/attempt', { shareId: drawn.quiz.shareId });
  expect(again.body.quiz.questions.map(({ _id }: { _id: string }) => _id)).toEqual(asked);
});

test('an answer to a question that was not drawn is ignored like one to an unknown question', async () => {
  const drawn = await aDrawnQuiz();
  const { quizId, shareId, teacher } = drawn.quiz;
  const { student, attemptId, asked } = await aDrawer(drawn, 'Sam');
  const other = drawn.pooledIds.find((id) => !asked.includes(id)) ?? '';
  const answers = { [other]: 'Right', [drawn.alwaysId]: 'Oxygen' };
  const saved = await student.mutate('attempts.saveAnswers', { attemptId, revision: 1, answers });
  expect(saved.status).toBe(200);
  const kept = async () => (await student.rest('POST', '/student/attempt', { shareId })).body.attempt.answers;
  expect(await kept()).toEqual({ [drawn.alwaysId]: 'Oxygen' });
  await student.rest('POST', '/quiz/submit', { quizId, attempt: { answers } });
  const { results } = (await teacher.rest('GET', `/quiz/${quizId}/results`)).body;
  expect(results[0].answers).toEqual({ [drawn.alwaysId]: 'Oxygen' });
});

test('the time of an attempt is the sum of its own questions', async () => {
  const drawn = await aDrawnQuiz({ useQuestionTimer: true });
  const { attempt, quiz, student } = await aDrawer(drawn, 'Sam');
  const limits: number[] = quiz.questions.map(({ timeLimit }: { timeLimit: number }) => timeLimit);
  const seconds = limits.reduce((sum, each) => sum + each, 0);
  expect(limits).toHaveLength(DRAW + 1);
  expect(attempt.deadline - attempt.startTime).toBe(seconds * 1000);
  const shared = await student.rest('GET', `/quiz/share/${drawn.quiz.shareId}`);
  expect(shared.body.own.timeSeconds).toBe(seconds);
});

test('before the start a student is promised only the time that every draw has', async () => {
  const drawn = await aDrawnQuiz({ useQuestionTimer: true });
  const student = await drawn.world.signIn('student', 'Sam');
  const { body } = await student.rest('GET', `/quiz/share/${drawn.quiz.shareId}`);
  expect(body.questions).toHaveLength(DRAW + 1);
  expect(body.own.timeSeconds).toBe(60 + 31 + 32 + 33);
});

test('the email of a submission counts the questions of the attempt', async () => {
  const drawn = await aDrawnQuiz();
  const { student } = await aDrawer(drawn, 'Sam');
  const answers = { [drawn.alwaysId]: 'Oxygen' };
  await student.rest('POST', '/quiz/submit', { quizId: drawn.quiz.quizId, attempt: { answers } });
  const [mail] = mailsTo(drawn.world);
  expect(mail?.body).toContain(`Answers: 1 of ${DRAW + 1}`);
});

test('no response to a student contains an undrawn question or the name of a pool', async () => {
  const drawn = await aDrawnQuiz();
  const { world, quiz, pooledIds } = drawn;
  const { student, attemptId, asked } = await aDrawer(drawn, 'Sam');
  const { quizId, shareId } = quiz;
  const calls = [
    () => student.rest('GET', `/quiz/share/${shareId}`),
    () => student.rest('POST', '/student/attempt', { shareId }),
    () => student.mutate('attempts.follow', { attemptId, writerId: 'first-page', claim: true }),
    () => student.mutate('attempts.takeOver', { attemptId, writerId: 'other-page' }),
    () => student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: {} } }),
    () => student.rest('GET', '/student/'),
  ];
  const released = [
    () => student.rest('GET', '/student/'),
    () => student.rest('GET', `/quiz/${quizId}/evaluated`),
  ];
  const hidden = pooledIds.flatMap((id, at) => (asked.includes(id) ? [] : [id, `canary-${at + 1})`]));
  expect(hidden.length).toBe(2 * (pooledIds.length - DRAW));
  const look = async (call: () => Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call();
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    expect([...hidden, 'Hidden name'].filter((each) => text.includes(each))).toEqual([]);
  };
  for (const call of calls) await look(call);
  await quiz.teacher.rest('POST', `/quiz/${quizId}/evaluate`);
  await world.deps.background.idle();
  await quiz.teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  for (const call of released) await look(call);
});
