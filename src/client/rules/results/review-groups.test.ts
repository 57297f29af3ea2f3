import { expect, test } from 'vitest';
import type { QuizResults } from '../../../shared/results/schema';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { reviewGroups } from './review-groups';

/** Students with these answers to q1, grouped by the grader; `null` if it did not read them. */
function aClass(
  answers: readonly (readonly [answer: string, group: string | null, needsReview?: boolean])[],
) {
  const all = aQuizResults({ students: answers.map(([q1]) => ({ scores: [1, 1], answers: { q1 } })) });
  return {
    ...all,
    results: all.results.map((student, at) => {
      const [, group = null, needsReview = false] = answers[at] ?? [];
      const findings = group === null ? null : { matched: [], missing: [], guards: [], group, priority: 0 };
      return {
        ...student,
        evaluationResults: student.evaluationResults.map((result) =>
          result.questionId === 'q1' ? { ...result, findings, needsReview } : result,
        ),
      };
    }),
  } satisfies QuizResults;
}

const textsOf = (results: QuizResults) =>
  reviewGroups(results, 'q1').map(({ wordings }) => wordings.map(({ answer }) => answer));

test('equivalent wordings are in one group, the most frequent first', () => {
  const results = aClass([
    ['Heat breaks bonds', 'break bond'],
    ['They die', 'die'],
    ['bonds are broken', 'break bond'],
    ['Bonds are broken', 'break bond'],
  ]);
  expect(textsOf(results)).toEqual([['bonds are broken', 'Heat breaks bonds'], ['They die']]);
  expect(reviewGroups(results, 'q1')[0]?.studentIds).toHaveLength(3);
});

test('without a grader equal texts are a group, and empty answers are last', () => {
  const results = aClass([
    ['', null],
    ['', null],
    ['yes', null],
    ['yes. ', null],
    ['no', null],
  ]);
  expect(textsOf(results)).toEqual([['yes'], ['no'], [undefined]]);
});

test('a group of many wordings comes before a single wording with fewer students', () => {
  const results = aClass([
    ['They die', null],
    ['They die', null],
    ['Heat breaks bonds', 'break bond'],
    ['Bonds break', 'break bond'],
    ['It breaks the bonds', 'break bond'],
  ]);
  expect(reviewGroups(results, 'q1').map(({ studentIds }) => studentIds.length)).toEqual([3, 2]);
});

test('an empty answer is never grouped with a non-empty one, whatever the grader says', () => {
  const results = aClass([
    ['', 'blank'],
    ['no idea', 'blank'],
    ['', 'blank'],
    ['leaf', null],
  ]);
  expect(textsOf(results)).toEqual([['leaf'], ['no idea'], [undefined]]);
});

test('one reading of a text suffices for all students with it', () => {
  const results = aClass([
    ['Bonds break', null],
    ['bonds break', 'break bond'],
    ['Heat breaks bonds', 'break bond'],
  ]);
  expect(textsOf(results)).toEqual([['bonds break', 'Heat breaks bonds']]);
});

test('the grader’s findings for another question group nothing, nor do unevaluated students', () => {
  const results = aClass([
    ['yes', 'affirmed'],
    ['of course', 'affirmed'],
    ['never', null],
  ]);
  const other = {
    ...results,
    results: results.results.map((student, at) => ({
      ...student,
      evaluationResults: at === 2 ? [] : student.evaluationResults.toReversed(),
    })),
  };
  expect(textsOf(other)).toEqual([['of course', 'yes'], ['never']]);
});

test('the positions of two answers do not reveal that one student gave both', () => {
  const said = [
    ['a leaf', 'photosynthesis'],
    ['the root', 'osmosis'],
    ['a stem', 'transport'],
    ['a flower', 'pollination'],
  ].map(([q1 = '', q2 = '']) => ({ scores: [1, 1], answers: { q1, q2 } }));
  const keysOf = (students: typeof said) =>
    ['q1', 'q2'].map((questionId) =>
      reviewGroups(aQuizResults({ students }), questionId).map(({ wordings }) => wordings[0].answer),
    );
  const keys = keysOf(said);
  expect(keysOf(said.toReversed())).toEqual(keys);
  expect(keysOf([...said.slice(2), ...said.slice(0, 2)])).toEqual(keys);
});
