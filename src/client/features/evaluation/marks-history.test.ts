import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { pastDecision, undoable, withDecision } from './marks-history';
import { type Decision, editsOf, withMarks } from './with-marks';

const results = aQuizResults({ students: [{ scores: [1, 0] }, { scores: [0, 0] }, { scores: null }] });
const decision = (marks: number, ...studentIds: string[]): Decision => ({
  questionId: 'q1',
  given: [{ marks, studentIds }],
});
const after = (given: Decision) => withMarks(results, editsOf(given));

test('a decision remembers the previous answers of evaluated students', () => {
  const past = pastDecision(results, decision(0.5, 'student1', 'student3'));
  expect(past.before).toEqual([{ studentId: 'student1', result: results.results[0]?.evaluationResults[0] }]);
});

test('quick presses on the same answers are one decision, undone to the state before the first', () => {
  const first = decision(0.5, 'student1');
  const second = decision(1, 'student1');
  const [one, two] = [pastDecision(results, first), pastDecision(after(first), second)];
  const history = withDecision(withDecision([], one, []), two, editsOf(first));
  expect(history).toEqual([{ ...two, before: one.before }]);
});

test('a mark on the same answer after the first is stored is another decision, as is one on others', () => {
  const first = pastDecision(results, decision(0.5, 'student1'));
  const again = pastDecision(results, decision(1, 'student1'));
  expect(withDecision([first], again, [])).toEqual([first, again]);
  const other = pastDecision(results, decision(1, 'student2'));
  expect(withDecision([first], other, editsOf(decision(0.5, 'student1')))).toEqual([first, other]);
  const both = pastDecision(results, decision(1, 'student1', 'student2'));
  expect(withDecision([first], both, editsOf(decision(1, 'student1', 'student2')))).toEqual([first, both]);
  const elsewhere = { ...again, questionId: 'q2' };
  const pending = [{ studentId: 'student1', questionId: 'q2', marks: 1 }];
  expect(withDecision([first], elsewhere, pending)).toEqual([first, elsewhere]);
});

test('a refused or since replaced mark is not undone', () => {
  const given = decision(0.5, 'student1', 'student2');
  const past = pastDecision(results, given);
  expect(undoable(after(given), past)).toEqual(past.before);
  expect(undoable(results, past)).toEqual([]);
  const since = withMarks(after(given), editsOf(decision(1, 'student2')));
  expect(undoable(since, past).map(({ studentId }) => studentId)).toEqual(['student1']);
});

test('a mark by rubric items can be undone, even after they were re-priced', () => {
  const given = {
    questionId: 'q1',
    given: [{ marks: 0.5, itemIds: ['a', 'b'], studentIds: ['student1', 'student2'] }],
  };
  const past = pastDecision(results, given);
  const repriced = editsOf(given).map((edit) => ({ ...edit, marks: 1, itemIds: ['b', 'a'] }));
  expect(undoable(withMarks(results, repriced), past)).toEqual(past.before);
  const plain = editsOf(decision(0.5, 'student1', 'student2'));
  expect(undoable(withMarks(results, plain), past)).toEqual([]);
});
