import { expect, test } from 'vitest';
import type { QuizResults, ReviewedResult } from '../../../shared/results/schema';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { benchOf, keptRows, pileOf } from './bench-rows';

/** Students with these answers to q1 and their results; without a result they are not evaluated. */
function aClass(answers: readonly (readonly [answer: string, result: Partial<ReviewedResult> | null])[]) {
  const all = aQuizResults({
    students: answers.map(([q1, result]) => ({ scores: result && [1, 1], answers: { q1 } })),
  });
  return {
    ...all,
    results: all.results.map((student, at) => ({
      ...student,
      evaluationResults: student.evaluationResults.map((result) =>
        result.questionId === 'q1' ? { ...result, ...answers[at]?.[1] } : result,
      ),
    })),
  } satisfies QuizResults;
}
const rowsOf = (results: QuizResults) => benchOf(results, 'q1').rows;

test('a group’s mark is its most frequent one, of equals the first', () => {
  const [yes, no] = rowsOf(
    aClass([
      ['yes', { score: 1 }],
      ['yes', { score: 0.5 }],
      ['yes', { score: 0.5 }],
      ['no', { score: 0 }],
      ['no', { score: 1 }],
    ]),
  );
  expect(yes).toMatchObject({ marks: 0.5, lowest: 0.5, highest: 1, pile: 'part' });
  expect(no).toMatchObject({ marks: 0, lowest: 0, highest: 1, pile: 'none' });
});

test('a group is undecided while one of its answers is, and suggested while one of them is', () => {
  const unsure = { source: 'ai', needsReview: true } as const;
  const suggested = { source: 'built-in', needsReview: false } as const;
  const yours = { source: 'teacher', needsReview: false } as const;
  const rows = rowsOf(
    aClass([
      ...[['a', yours] as const, ['a', suggested] as const, ['a', unsure] as const],
      ...[['b', yours] as const, ['b', suggested] as const],
      ['c', yours],
    ]),
  );
  expect(rows.map(({ state }) => state)).toEqual(['to-review', 'suggested', 'given']);
  expect(rows[0]?.origin).toMatchObject(unsure);
  expect(rows[1]?.origin).toMatchObject(yours);
});

test('an answer without a rationale borrows one from its group, and otherwise keeps its own', () => {
  const [borrowing, keeping, silent] = rowsOf(
    aClass([
      ['a', { needsReview: true }],
      ['a', { rationale: 'Names the cause.' }],
      ['a', { rationale: 'Names the effect.' }],
      ['b', { rationale: 'Names the effect.' }],
      ['b', { rationale: 'Names the cause.' }],
      ['c', {}],
    ]),
  );
  expect(borrowing?.origin).toMatchObject({ needsReview: true, rationale: 'Names the cause.' });
  expect(keeping?.origin.rationale).toBe('Names the effect.');
  expect(silent?.origin.rationale).toBeNull();
});

test('a group without evaluated answers is separate, and of others only evaluated answers get marks', () => {
  const bench = benchOf(
    aClass([
      ['yes', { score: 1 }],
      ['yes', null],
      ['no', null],
    ]),
    'q1',
  );
  expect(bench.rows.map(({ members, group }) => [members.length, group.studentIds.length])).toEqual([[1, 2]]);
  expect(bench.unmarked.map(({ studentIds }) => studentIds)).toEqual([['student3']]);
});

test('a pile is full marks, none, or anything between', () => {
  expect([2, 1.5, 0.5, 0].map((marks) => pileOf(marks, 2))).toEqual(['full', 'part', 'part', 'none']);
  expect(pileOf(3, 2)).toBe('full');
});

test('a row stays the same object until one of its answers changes', () => {
  const before = aClass([
    ['yes', {}],
    ['yes', {}],
    ['no', {}],
  ]);
  const rows = rowsOf(before);
  expect(keptRows(rows, rowsOf(before))).toEqual(rows);
  expect(keptRows(rows, rowsOf(before)).every((row, at) => row === rows[at])).toBe(true);
  const [, second] = before.results;
  const after = {
    ...before,
    results: before.results.map((student) =>
      student === second
        ? {
            ...student,
            evaluationResults: student.evaluationResults.map((result) => ({ ...result, score: 0 })),
          }
        : student,
    ),
  };
  const [yes, no] = keptRows(rows, rowsOf(after));
  expect(yes).toMatchObject({ lowest: 0, highest: 1 });
  expect(yes).not.toBe(rows[0]);
  expect(no).toBe(rows[1]);
});

test('a row is a new object once another student has given the same answer', () => {
  const one = aClass([['yes', {}]]);
  const rows = rowsOf(one);
  const late = aClass([
    ['yes', {}],
    ['yes.', {}],
  ]);
  const both = { ...late, results: [...one.results, ...late.results.slice(1)] };
  expect(keptRows(rows, rowsOf(both))[0]).toMatchObject({ group: { studentIds: ['student1', 'student2'] } });
  const unevaluated = aClass([
    ['yes', {}],
    ['yes', null],
  ]);
  const waiting = { ...unevaluated, results: [...one.results, ...unevaluated.results.slice(1)] };
  expect(keptRows(rows, rowsOf(waiting))[0]?.group.studentIds).toHaveLength(2);
  expect(keptRows(rowsOf(both), rowsOf(one))[0]?.members).toHaveLength(1);
});

test('a row knows its nearly equal rows, once one of its answers was read', () => {
  const findings = { matched: [], missing: [], guards: [], priority: 0 };
  const [co, no] = rowsOf(
    aClass([
      ['CO', { findings: { ...findings, group: 'CO', near: 'co' } }],
      ['no', { findings: { ...findings, group: 'no' } }],
    ]),
  );
  expect([co?.near, no?.near]).toEqual(['co', undefined]);
});
