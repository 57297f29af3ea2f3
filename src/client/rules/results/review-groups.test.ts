import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/results/a-quiz-results';
import type { QuizResults } from '../../../shared/results/schema';
import { reviewGroups } from './review-groups';

/** Students with these answers to q1; the grader put them in these groups, `null` where it read none. */
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

test('wordings that say the same stand in one group, the most used first', () => {
  const results = aClass([
    ['Heat breaks bonds', 'break bond'],
    ['They die', 'die'],
    ['bonds are broken', 'break bond'],
    ['Bonds are broken', 'break bond'],
  ]);
  expect(textsOf(results)).toEqual([['bonds are broken', 'Heat breaks bonds'], ['They die']]);
  expect(reviewGroups(results, 'q1')[0]?.studentIds).toHaveLength(3);
});

test('where no grader read the answers, equal texts are a group, and no answer comes last', () => {
  const results = aClass([
    ['', null],
    ['', null],
    ['yes', null],
    ['yes. ', null],
    ['no', null],
  ]);
  expect(textsOf(results)).toEqual([['yes'], ['no'], [undefined]]);
});

test('a group of many wordings comes before a wording that more have used', () => {
  const results = aClass([
    ['They die', null],
    ['They die', null],
    ['Heat breaks bonds', 'break bond'],
    ['Bonds break', 'break bond'],
    ['It breaks the bonds', 'break bond'],
  ]);
  expect(reviewGroups(results, 'q1').map(({ studentIds }) => studentIds.length)).toEqual([3, 2]);
});

test('no answer is never in one group with an answer, whatever the grader says', () => {
  const results = aClass([
    ['', 'blank'],
    ['no idea', 'blank'],
    ['', 'blank'],
    ['leaf', null],
  ]);
  expect(textsOf(results)).toEqual([['leaf'], ['no idea'], [undefined]]);
});

test('one reading of a text is enough for all who wrote it', () => {
  const results = aClass([
    ['Bonds break', null],
    ['bonds break', 'break bond'],
    ['Heat breaks bonds', 'break bond'],
  ]);
  expect(textsOf(results)).toEqual([['bonds break', 'Heat breaks bonds']]);
});

test('what the grader found in another question groups nothing, nor do students who are not evaluated', () => {
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

test('the places of two answers do not tell that one student gave both', () => {
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
