import { expect, test } from 'vitest';
import { blankQuestion, toDraft } from './draft';
import { toQuestion } from './from-draft';
import { questionSchema } from './schema';

const drafts = [
  { ...blankQuestion('mcq'), text: 'Which?', options: ['A ', 'B'], correctAnswer: 'A' },
  { ...blankQuestion('msq'), text: 'Which?', options: ['A', 'B', 'C'], correctAnswer: ['C', 'A'] },
  { ...blankQuestion('short'), text: 'Why?', correctAnswer: 'Because' },
  { ...blankQuestion('long'), text: 'Why?', correctAnswer: 'Because\nTherefore' },
  { ...blankQuestion('slider'), text: 'How many?', correctAnswer: [50, 50, 60], timeLimit: 0 },
];

test('the question of every draft fits its stored schema', () => {
  for (const draft of drafts) {
    const question = toQuestion(draft, 'q1', null);
    expect(questionSchema.parse(question)).toEqual(question);
    expect(toQuestion(toDraft(question), 'q1', null)).toEqual(question);
  }
});

test('the correct option has the text of the option as typed', () => {
  expect(drafts[0] && toQuestion(drafts[0], 'q1', null)).toMatchObject({
    options: ['A ', 'B'],
    correctAnswer: 'A ',
  });
});

test('correct options are in the order of the options, slider answers without repeats', () => {
  expect(drafts[1] && toQuestion(drafts[1], 'q1', null).correctAnswer).toEqual(['A', 'C']);
  expect(drafts[4] && toQuestion(drafts[4], 'q1', null).correctAnswer).toEqual([50, 60]);
});

test('a zero in the disabled time field is no time limit', () => {
  expect(drafts[4] && toQuestion(drafts[4], 'q1', null).timeLimit).toBeNull();
});
