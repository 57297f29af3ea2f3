import { expect, test } from 'vitest';
import { shareInterval } from '../../../shared/results/uncertainty';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { toResults } from '../../../shared/testing/a-simulated-class';
import { analyseItems, discriminationWord, isSure } from './item-analysis';

/** Ten students from strong to weak on four questions with the key A; on the first the strong choose B. */
const A = 0;
const B = 1;
const turnedRound = toResults(
  ['A', 'A', 'A', 'A'],
  Array.from({ length: 10 }, (_, at) => [at < 5 ? B : A, ...[8, 6, 3].map((right) => (at < right ? A : B))]),
);

test('a question’s facility is the mean share of its marks', () => {
  const [first, second] = analyseItems(
    aQuizResults({ students: [{ scores: [1, 0.5] }, { scores: [0.5, 0] }] }),
  );
  expect(first?.facility?.value).toBe(0.75);
  expect(second?.facility?.value).toBe(0.25);
});

test('unevaluated students do not count, and without evaluated ones there is no figure', () => {
  const [first] = analyseItems(aQuizResults({ students: [{ scores: null }] }));
  expect(first).toMatchObject({ students: 0, facility: null, discrimination: null });
});

test('a partly evaluated student does not count', () => {
  const [only] = toResults(['A'], [[A]]).results;
  if (!only) throw new Error('There is one student.');
  const results = { ...toResults(['A'], []), results: [{ ...only, isEvaluated: false }] };
  expect(analyseItems(results)[0]?.students).toBe(0);
});

test.each([
  [-0.11, 'reversed'],
  [-0.1, 'none'],
  [0.09, 'none'],
  [0.1, 'hardly'],
  [0.2, 'fairly'],
  [0.4, 'well'],
])('a discrimination of %d reads %s', (value, word) => {
  expect(discriminationWord(value)).toBe(word);
});

test('a question that strong students get right separates, one that they get wrong is reversed', () => {
  const [first, second] = analyseItems(turnedRound);
  expect(discriminationWord(first?.discrimination?.value ?? 0)).toBe('reversed');
  expect(discriminationWord(second?.discrimination?.value ?? 0)).not.toBe('reversed');
});

test('a question is excluded from the total it is compared with', () => {
  const alone = toResults(
    ['A', 'A'],
    Array.from({ length: 12 }, (_, at) => [at % 2, at % 3 === 0 ? A : B]),
  );
  const [first] = analyseItems(alone);
  expect(Math.abs(first?.discrimination?.value ?? 1)).toBeLessThan(0.01);
});

test('below eight students, and when all got the same, there is no discrimination', () => {
  const few = toResults(
    ['A', 'A'],
    Array.from({ length: 7 }, (_, at) => [at % 2, at % 2]),
  );
  const same = toResults(
    ['A', 'A'],
    Array.from({ length: 9 }, (_, at) => [A, at % 2]),
  );
  expect(analyseItems(few)[0]?.discrimination).toBeNull();
  expect(analyseItems(same)[0]?.discrimination).toBeNull();
});

test('a small class has a wide interval', () => {
  const { low, high } = shareInterval(0.5, 8);
  expect([low, high].map((end) => Math.round(end * 100))).toEqual([22, 78]);
  expect(shareInterval(1, 30).high).toBe(1);
  const [, , , last] = analyseItems(turnedRound);
  expect(last?.discrimination && isSure(last.discrimination)).toBe(false);
});

test('the table of choices counts the strong and the weak half of each option', () => {
  const [first] = analyseItems(turnedRound);
  expect(first?.halfSize).toBe(5);
  expect(first?.choices).toEqual([
    { label: 'A', group: null, isKey: true, all: 5, strong: 0, weak: 5 },
    { label: 'B', group: null, isKey: false, all: 5, strong: 5, weak: 0 },
    { label: 'C', group: null, isKey: false, all: 0, strong: 0, weak: 0 },
    { label: 'D', group: null, isKey: false, all: 0, strong: 0, weak: 0 },
  ]);
});

test('a slider lists the chosen values in order, and the right one even if unchosen', () => {
  const { questions, ...rest } = toResults(
    ['A', 'A'],
    [
      [A, A],
      [B, A],
      [A, B],
    ],
  );
  const slider = {
    ...questions[1],
    _id: 'q1',
    type: 'slider',
    options: [],
    correctAnswer: [0.2],
    min: 0,
    max: 1,
    step: 0.1,
  };
  const values = [0.3, 0.1 + 0.2, undefined];
  const results = rest.results.map((student, at) => ({
    ...student,
    answers: values[at] === undefined ? {} : { q1: values[at] },
  }));
  const [first] = analyseItems({ questions: [slider as (typeof questions)[number]], results });
  expect(first?.choices?.map(({ label, isKey, all }) => [label, isKey, all])).toEqual([
    ['0.2', true, 0],
    ['0.3', false, 2],
    [null, false, 1],
  ]);
});

test('a text question has no table of choices', () => {
  expect(analyseItems(aQuizResults({ students: [{ scores: [1, 1] }] }))[0]?.choices).toBeNull();
});
