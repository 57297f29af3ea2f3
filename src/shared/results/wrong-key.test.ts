import { expect, test } from 'vitest';
import { blankQuestion } from '../question/draft';
import { toQuestion } from '../question/from-draft';
import { aSimulatedClass, toResults } from '../testing/a-simulated-class';
import { findWrongKeys } from './wrong-key';

const CLASSES = 500;
/** Many simulated classes take time on a busy machine. */
const SIMULATION_MS = 60_000;
const QUESTIONS = 10;
const A = 0;
const B = 1;

/** The percentage of simulated classes in which something is detected. */
function percentOf(seen: (seed: number) => boolean): number {
  const seeds = Array.from({ length: CLASSES }, (_, at) => at + 1);
  return (100 * seeds.filter(seen).length) / CLASSES;
}

/** Twelve students from strong to weak; all but the last four choose B on the first question, whose key is A. */
const agreed = toResults(
  Array(6).fill('A'),
  Array.from({ length: 12 }, (_, at) => [
    at < 8 ? B : A,
    ...[11, 9, 8, 7, 5].map((right) => (at < right ? A : B)),
  ]),
);

test('the strongest students raise an alarm by agreeing on another answer than the key', () => {
  expect(findWrongKeys(agreed)).toEqual([
    { questionId: 'q1', number: 1, answer: 'B', chosen: 4, keyed: 0, strongest: 4 },
  ]);
});

test('there is none if they agree on the key', () => {
  const questions = agreed.questions.map((question, at) =>
    at === 0 && question.type === 'mcq' ? { ...question, correctAnswer: 'B' } : question,
  );
  expect(findWrongKeys({ ...agreed, questions })).toEqual([]);
});

test('fewer than eight students raise no alarm', () => {
  expect(findWrongKeys({ ...agreed, results: agreed.results.slice(0, 7) })).toEqual([]);
});

test('a trap that attracts weak students raises none', () => {
  const trap = toResults(
    Array(6).fill('A'),
    Array.from({ length: 24 }, (_, at) => [
      at < 5 ? A : B,
      ...[22, 18, 14, 10, 8].map((right) => (at < right ? A : B)),
    ]),
  );
  expect(findWrongKeys(trap)).toEqual([]);
});

test('a multiple choice counts as a whole set, in any order', () => {
  const first = toQuestion(
    { ...blankQuestion('msq'), options: ['A', 'B', 'C'], correctAnswer: ['A', 'C'] },
    'q1',
    null,
  );
  const questions = [first, ...agreed.questions.slice(1)];
  const results = agreed.results.map((student, at) => ({
    ...student,
    answers: { ...student.answers, q1: at < 8 ? (at % 2 ? ['A', 'B'] : ['B', 'A']) : ['A', 'C'] },
  }));
  expect(findWrongKeys({ questions, results })).toMatchObject([{ answer: ['B', 'A'], chosen: 4 }]);
});

test.each([10, 20, 28, 35])(
  'in classes of %d students, right keys raise an alarm less than once in fifty',
  (students) => {
    const percent = percentOf((seed) => {
      return findWrongKeys(aSimulatedClass({ seed, students, questions: QUESTIONS })).length > 0;
    });
    expect(percent, `${percent} %`).toBeLessThan(2);
  },
  SIMULATION_MS,
);

test(
  'classes that only guess raise an alarm less than once in fifty',
  () => {
    const percent = percentOf((seed) => {
      const guessing = aSimulatedClass({ seed, students: 28, questions: QUESTIONS, guessing: true });
      return findWrongKeys(guessing).length > 0;
    });
    expect(percent, `${percent} %`).toBeLessThan(2);
  },
  SIMULATION_MS,
);

test.each([20, 28, 35])(
  'in classes of %d students, a wrong key is found more than nine times in ten',
  (students) => {
    const percent = percentOf((seed) => {
      const wrongKeyAt = seed % QUESTIONS;
      const results = aSimulatedClass({ seed, students, questions: QUESTIONS, wrongKeyAt });
      return findWrongKeys(results).some(({ number }) => number === wrongKeyAt + 1);
    });
    expect(percent, `${percent} %`).toBeGreaterThan(90);
  },
  SIMULATION_MS,
);
