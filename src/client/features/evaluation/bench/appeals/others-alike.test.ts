import { expect, test } from 'vitest';
import type { Answer } from '../../../../../shared/answer/answer';
import { blankQuestion, type QuestionDraft } from '../../../../../shared/question/draft';
import { toQuestion } from '../../../../../shared/question/from-draft';
import { aQuizResults } from '../../../../../shared/testing/a-quiz-results';
import { othersAlike } from './others-alike';

const CASES: [type: string, fields: object, same: readonly [Answer, Answer], other: Answer][] = [
  [
    'multiple choice',
    { type: 'msq', options: ['A', 'B', 'C'], correctAnswer: ['A'] },
    [
      ['B', 'C'],
      ['C', 'B'],
    ],
    ['B'],
  ],
  [
    'number',
    { type: 'number', correctAnswer: { value: 20, tolerance: null, unit: 'm/s' } },
    ['5m/s', '18 km/h'],
    '6 m/s',
  ],
  [
    'matching',
    { type: 'match', left: ['a', 'b'], right: ['1', '2'], correctAnswer: { a: '1', b: '2' } },
    [
      { a: '2', b: '1' },
      { b: '1', a: '2' },
    ],
    { a: '2' },
  ],
  ['short answer', { type: 'short', correctAnswer: 'Paris' }, ['Lyon', ' lyon'], 'Nice'],
];

test.each(CASES)('%s: the same answer in another form is equal', (_, fields, same, other) => {
  const question = toQuestion({ ...blankQuestion('mcq'), ...fields } as QuestionDraft, 'q1', null);
  const answers: (Answer | undefined)[] = [...same, other, undefined, undefined];
  const students = answers.map((answer) => ({
    scores: [0, 0],
    answers: answer === undefined ? {} : { q1: answer },
  }));
  const results = { ...aQuizResults({ students }), questions: [question] };
  const alike = (studentId: string) => othersAlike(results, { questionId: 'q1', studentId, marks: 1 });
  expect(alike('student1')).toEqual(['student2']);
  expect(alike('student3')).toEqual([]);
  expect(alike('student4')).toEqual(['student5']);
});
