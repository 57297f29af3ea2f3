import { beforeAll, expect, test } from 'vitest';
import { countingIds } from '../../server/testing/counting-ids';
import { aWorld } from '../../server/testing/world';
import { type Seen, STATES, spyOnClass } from './answer-key-class';
import { CANARY, type Key } from './keyed-quiz';

/** Two whole classes, perhaps on a busy machine. */

async function spyWith(key: Key): Promise<readonly Seen[]> {
  const world = aWorld({ ids: countingIds() });
  const seen = await spyOnClass(
    { world, marked: () => world.deps.background.idle(), rest: () => world.clock.advance(10_000) },
    key,
  );
  expect(world.errors).toEqual([]);
  return seen;
}

let one: readonly Seen[];
let other: readonly Seen[];
beforeAll(async () => {
  one = await spyWith('one');
  other = await spyWith('other');
});

const before = STATES.filter((state) => state !== 'released');

test.each(before)('%s: no response to a student contains a model answer', (state) => {
  const looked = one.filter((each) => each.state === state);
  expect(looked.length).toBeGreaterThan(state === 'released with a copy open' ? 20 : 80);
  expect(looked.filter(({ text }) => text.includes(CANARY))).toEqual([]);
});

test.each(before)('%s: with another key a student gets exactly the same response', (state) => {
  const [first, second] = [one, other].map((seen) => seen.filter((each) => each.state === state));
  expect(first?.map(withoutMarks)).toEqual(second?.map(withoutMarks));
});

/** A released student sees marks, which depend on the key; nothing else may. */
const withoutMarks = (seen: Seen) => ({
  ...seen,
  text: seen.text.replace(/"(isCorrect|score)":[\w.]+/g, '"$1"'),
});

test('the responses contained the picture and the questions', () => {
  const statusOf = (what: string) => one.find((each) => each.what === what)?.text.slice(0, 3);
  expect(['the image', 'POST /student/attempt', 'tRPC attempts.join'].map(statusOf)).toEqual([
    '200',
    '200',
    '200',
  ]);
});

test('after the release the student sees the key of their own attempt, and the keys differ', () => {
  const [first, second] = [one, other].map((seen) =>
    seen.filter(({ state, text }) => state === 'released' && text.includes(CANARY)),
  );
  expect(first?.map(({ what }) => what)).toEqual([
    'GET /quiz/:quizId/evaluated',
    'GET /api/quiz/:quizId/evaluated',
    'tRPC results.evaluated',
    'POST /student/practice/:setId/answer',
    'POST /api/student/practice/:setId/answer',
    'tRPC practice.answer',
  ]);
  expect(first).not.toEqual(second);
});
