import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { markTextAnswers } from '../rules/marking/text/mark-text-answers';
import { markingThread, markTexts } from './mark-texts';

const aTask = (count = 3) => ({
  question: 'Why do leaves look green?',
  modelAnswer: 'Chlorophyll absorbs red and blue light and reflects green light',
  maximumMarks: 4,
  answers: Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    text: `Chlorophyll reflects ${['green', 'red', 'no'][index % 3]} light for reason ${index} of the plant`,
  })),
  teacherMarks: [],
});

const started = (program: string) => () => new Worker(program, { eval: true });
const PORT = "const { parentPort } = require('node:worker_threads');";

test('the thread gives the same marks as the rules themselves', async () => {
  expect(await markingThread()(aTask())).toEqual(markTextAnswers(aTask()));
});

test('small and large classes are marked the same way', async () => {
  expect(await markTexts(aTask(2))).toEqual(markTextAnswers(aTask(2)));
  expect(await markTexts(aTask(60))).toEqual(markTextAnswers(aTask(60)));
});

test.each([
  ['dies on its work', `${PORT} parentPort.on('message', () => process.exit(1));`, /ended/, 20_000],
  [
    'throws',
    `${PORT} parentPort.on('message', () => { throw new Error('Bad text.'); });`,
    /Bad text/,
    20_000,
  ],
  ['never answers', `${PORT} parentPort.on('message', () => { for (;;); });`, /too long/, 2000],
])('a thread that %s fails only that job: the next one gets a new thread', async (...theCase) => {
  const [, program, sentence, timeoutMs] = theCase;
  const threads = [started(program)];
  const mark = markingThread({
    start: () =>
      (
        threads.shift() ??
        started(`${PORT} parentPort.on('message', ({ id }) => parentPort.postMessage({ id, marks: [] }));`)
      )(),
    timeoutMs,
  });
  const [lost, next] = await Promise.allSettled([mark(aTask()), mark(aTask())]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(sentence) } });
  expect(next).toEqual({ status: 'fulfilled', value: [] });
});

test('if no thread can be started, the job fails immediately', async () => {
  const mark = markingThread({
    start: () => {
      throw new Error('No more threads.');
    },
  });
  const both = await Promise.allSettled([mark(aTask()), mark(aTask())]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('while the thread marks a large class the server continues with other work', async () => {
  let turns = 0;
  const other = setInterval(() => {
    turns += 1;
  }, 1);
  const marks = await markTexts(aTask(300));
  clearInterval(other);
  expect(marks).toHaveLength(300);
  expect(turns).toBeGreaterThan(5);
});
