import { expect, test } from 'vitest';
import { markingMessages } from '../../../../shared/marking/messages';
import { attempts } from '../../../db/attempts-schema';
import { quizzes } from '../../../db/quizzes-schema';
import { aClassOf, firstMarksOf, LEAF_ANSWERS, LEAVES, resultsOf } from '../../../testing/ai-class';
import { anAiWorld } from '../../../testing/ai-world';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../testing/factories';
import { INJECTIONS } from '../../../testing/injections';
import { anOpenaiStub, type StubMode } from '../../../testing/openai-stub';
import { aWorld } from '../../../testing/world';

interface Marked {
  score: number;
  source: string;
  needsReview: boolean;
  rationale: string;
}

test('fifty texts that address the marker get no marks from an obedient server', async () => {
  const stub = await anOpenaiStub({ mode: 'gullible' });
  const world = anAiWorld(stub);
  const quiz = await aClassOf(world, INJECTIONS);
  await evaluate(world, quiz);
  const marks: Marked[] = await firstMarksOf(quiz);
  expect(marks).toHaveLength(50);
  expect(marks.filter(({ source, needsReview }) => source !== 'built-in' && !needsReview)).toEqual([]);
  expect(marks.filter(({ score, needsReview }) => score >= 2 && !needsReview)).toEqual([]);
  expect(stub.asked.length).toBeGreaterThan(0);
});

test('an obedient server fails the exam, is not used, and the teacher sees why', async () => {
  const stub = await anOpenaiStub({ mode: 'gullible' });
  const world = anAiWorld(stub);
  const quiz = await aClassOf(world);
  await evaluate(world, quiz);
  const { graderNotices } = await resultsOf(quiz);
  expect(graderNotices).toEqual({
    [quiz.questionIds[0] ?? '']: markingMessages.aiFailedExam(markingMessages.examFaults.injection),
  });
  for (const { source } of (await firstMarksOf(quiz)) as Marked[]) expect(source).toBe('built-in');
});

test.each<[StubMode, string]>([
  ['generous', markingMessages.aiFailedExam(markingMessages.examFaults.blank)],
  ['500', markingMessages.aiUnavailable],
  ['refusal', markingMessages.aiUnavailable],
])('of a server that is "%s" the teacher reads that the built-in rules marked', async (mode, notice) => {
  const world = anAiWorld(await anOpenaiStub({ mode }));
  const quiz = await aClassOf(world);
  await evaluate(world, quiz);
  expect(Object.values((await resultsOf(quiz)).graderNotices)).toEqual([notice]);
  for (const { source } of (await firstMarksOf(quiz)) as Marked[]) expect(source).toBe('built-in');
});

test('after a restart in the middle no request is repeated', async () => {
  const stub = await anOpenaiStub();
  const world = anAiWorld(stub);
  const quiz = await aClassOf(world);
  await evaluate(world, quiz);
  const before = await firstMarksOf(quiz);
  const asked = stub.asked.length;
  // Simulates a power cut between the AI server's reply and the writing of marks.
  const { db, inTransaction, groupCommit } = world.deps;
  db.update(attempts).set({ evaluatedAt: null }).run();
  db.update(quizzes).set({ evaluationStatus: 'in-progress' }).run();
  const again = anAiWorld(stub, { db, inTransaction, groupCommit });
  const teacher = await again.signIn('teacher', 'Ann');
  await evaluate(again, { ...quiz, teacher });
  expect(await firstMarksOf({ ...quiz, teacher })).toEqual(before);
  expect(stub.asked).toHaveLength(asked);
});

test.each<StubMode>(['good', '500', 'missing-id'])(
  'with a server that answers "%s" the progress never falls and ends at 100',
  async (mode) => {
    const stub = await anOpenaiStub({ mode, delayMs: 5 });
    const world = anAiWorld(stub);
    const quiz = await aClassOf(
      world,
      Array.from({ length: 25 }, (_, index) => `Chlorophyll reflects light ${index}`),
    );
    const seen: number[] = [];
    await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/evaluate`);
    for (let progress = 0; progress < 100; ) {
      progress = (await resultsOf(quiz)).evaluationProgress;
      seen.push(progress);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await world.deps.background.idle();
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen).toContain(80);
    expect(await resultsOf(quiz)).toMatchObject({ evaluationStatus: 'completed' });
  },
);

test('with AI switched off nothing leaves the server, and the built-in rules mark', async () => {
  const stub = await anOpenaiStub();
  const world = anAiWorld(stub);
  const quiz = await aClassOf(world);
  const { quizId, teacher } = quiz;
  expect((await teacher.mutate('evaluation.setAi', { quizId, useAi: false })).body).toEqual({ useAi: false });
  await evaluate(world, quiz);
  expect(stub.asked).toEqual([]);
  for (const { source } of (await firstMarksOf(quiz)) as Marked[]) expect(source).toBe('built-in');
});

test('only the owner switches AI marking, and only with true or false', async () => {
  const world = aWorld();
  const { teacher, quizId } = await aClassOf(world, []);
  const other = await world.signIn('teacher', 'Bob');
  expect((await other.mutate('evaluation.setAi', { quizId, useAi: false })).status).toBe(404);
  expect(await teacher.mutate('evaluation.setAi', { quizId, useAi: 'no' })).toMatchObject({
    status: 400,
    body: { error: markingMessages.useAiBooleanRequired },
  });
  expect((await other.query('evaluation.sentToAi', { quizId })).status).toBe(404);
});

test('the teacher sees every text sent, with time and recipient', async () => {
  const stub = await anOpenaiStub();
  const world = anAiWorld(stub);
  const quiz = await aClassOf(world);
  const ask = () => quiz.teacher.query('evaluation.sentToAi', { quizId: quiz.quizId });
  const { host } = new URL(stub.baseUrl);
  expect((await ask()).body).toEqual({ useAi: true, host, requests: [] });
  await evaluate(world, quiz);
  const { requests } = (await ask()).body;
  expect(requests).toMatchObject([
    {
      host,
      question: LEAVES.text,
      modelAnswer: LEAVES.correctAnswer,
      sentAt: world.clock.now(),
      outcome: 'answered',
    },
  ]);
  const listed = requests.flatMap(({ texts }: { texts: { text: string; isTest: boolean }[] }) => texts);
  expect(listed.map(({ text }: { text: string }) => text).toSorted()).toEqual(stub.texts().toSorted());
  const ofStudents = listed.filter(({ isTest }: { isTest: boolean }) => !isTest);
  expect(ofStudents.map(({ text }: { text: string }) => text)).toEqual(expect.arrayContaining(LEAF_ANSWERS));
});

test('questions are sent concurrently, so that a long quiz does not wait for each in turn', async () => {
  const stub = await anOpenaiStub({ untilAtOnce: 12 });
  const world = anAiWorld(stub);
  const questions = Array.from({ length: 16 }, (_, index) => ({
    ...LEAVES,
    text: `${LEAVES.text} (${index})`,
  }));
  const quiz = await aPublishedQuiz(world, { questions });
  await aSubmitter(world, quiz, {
    answers: Object.fromEntries(quiz.questionIds.map((id) => [id, 'Chlorophyll reflects the light'])),
  });
  await evaluate(world, quiz);
  expect(stub.asked).toHaveLength(16);
  expect(stub.now.mostAtOnce).toBeGreaterThanOrEqual(12);
  for (const { source } of await firstMarksOf(quiz)) expect(source).toBe('ai');
});
