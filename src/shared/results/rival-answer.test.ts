import { expect, test } from 'vitest';
import { keptByOldKey } from '../../client/rules/results/kept-by-old-key';
import { keyAlarms } from '../../client/rules/results/key-alarms';
import type { Answer } from '../answer/answer';
import { blankQuestion, type DraftOf } from '../question/draft';
import { toQuestion } from '../question/from-draft';
import { isObjective, type ObjectiveType } from '../question-types/traits';
import { toResults } from '../testing/a-simulated-class';
import { rivalAnswer } from './rival-answer';

function aQuestion<Type extends ObjectiveType>(parts: { type: Type } & Partial<DraftOf<Type>>) {
  const question = toQuestion({ ...blankQuestion(parts.type), text: 'Why?', ...parts }, 'q1', null);
  if (!isObjective(question)) throw new Error('Its answers need no judgement.');
  return question;
}
const GAP = { kind: 'text', options: [], marks: null } as const;
const given = (...pairs: readonly (readonly [Answer, number])[]) =>
  pairs.map(([answer, count]) => ({ answer, count }));
const mcq = aQuestion({ type: 'mcq', options: ['A', 'B', 'C'], correctAnswer: 'A' });

test('the answer of most of a class is a rival of the key', () => {
  expect(rivalAnswer(mcq, given(['A', 4], ['B', 21], ['C', 2]))).toEqual({
    ...{ answer: 'B', chosen: 21 },
    ...{ keyed: 4, answered: 27 },
  });
});

test('a rival has over 60 % of at least five, and more than twice the key', () => {
  const isRival = (...counts: [a: number, b: number, c: number]) =>
    rivalAnswer(mcq, given(['A', counts[0]], ['B', counts[1]], ['C', counts[2]])) !== undefined;
  expect([isRival(2, 6, 2), isRival(2, 7, 2)]).toEqual([false, true]);
  expect([isRival(4, 8, 0), isRival(4, 9, 0)]).toEqual([false, true]);
  expect([isRival(0, 4, 0), isRival(0, 5, 0)]).toEqual([false, true]);
  expect(isRival(7, 1, 1)).toBe(false);
});

test('students without an answer do not count', () => {
  const msq = aQuestion({ type: 'msq', options: ['A', 'B', 'C'], correctAnswer: ['A', 'B'] });
  const answers = given([['C', 'A'], 3], [['A', 'C'], 2], [['A'], 1], [[], 20]);
  expect(rivalAnswer(msq, answers)).toEqual({ answer: ['C', 'A'], chosen: 5, keyed: 0, answered: 6 });
});

test('a number in any notation is one answer, and the key is right within its tolerance', () => {
  const number = aQuestion({ type: 'number', correctAnswer: { value: 9.8, tolerance: 0.1, unit: '' } });
  const answers = given(['98', 3], ['98,0', 2], ['9.81', 1], ['9.75', 1]);
  expect(rivalAnswer(number, answers)).toEqual({ answer: '98', chosen: 5, keyed: 2, answered: 7 });
  expect(rivalAnswer(number, given(['98', 5], ['9.81', 2], ['9.75', 1]))).toBeUndefined();
});

test('each gap is examined separately', () => {
  const cloze = aQuestion({
    ...{ type: 'cloze', text: '___ and ___', gaps: [GAP, GAP] },
    correctAnswer: [['north'], ['south']],
  });
  const answers = given(
    [['north', 'west'], 3],
    [['east', ' west'], 2],
    [['north', ''], 9],
    [['', 'south'], 1],
  );
  expect(rivalAnswer(cloze, answers)).toEqual({
    ...{ answer: ['', 'west'], chosen: 5 },
    ...{ keyed: 1, answered: 6 },
  });
});

/** The key is A on four questions; the weak and the strong alike choose B on the first. */
const results = toResults(
  ['A', 'A', 'A', 'A'],
  Array.from({ length: 10 }, (_, at) => [
    at % 5 === 0 ? 0 : 1,
    ...[8, 6, 4].map((right) => (at < right ? 0 : 1)),
  ]),
);

test('a class that mostly agrees against a key raises an alarm, even if its strongest students do not', () => {
  expect(keyAlarms(results)).toEqual([
    { questionId: 'q1', number: 1, answer: 'B', chosen: 8, keyed: 2, answered: 10 },
  ]);
});

test('the old key keeps the marks of students who are wrong by the new one', () => {
  const [question] = results.questions;
  if (question?.type !== 'mcq') throw new Error('The first question is a choice.');
  expect(keptByOldKey(results, question, { ...question, correctAnswer: 'B' })).toBe(2);
  expect(keptByOldKey(results, question, question)).toBe(0);
});
