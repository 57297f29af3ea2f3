import { expect, test } from 'vitest';
import { toAskedQuestion } from './asked-question';
import { blankQuestion } from './draft';
import { toQuestion } from './from-draft';
import { askedQuestionSchema } from './schema';

test('an asked question contains no correct answer and no unknown fields', () => {
  const draft = { ...blankQuestion('short'), text: 'Why?', correctAnswer: 'canary' };
  const question = { ...toQuestion(draft, 'q1', null), note: 'canary' };
  const asked = toAskedQuestion(question);
  expect(JSON.stringify(asked)).not.toContain('canary');
  expect(askedQuestionSchema.parse(asked)).toEqual(asked);
});

test('an asked question mentions part marks only if they are given', () => {
  const draft = { ...blankQuestion('msq'), text: '?', options: ['A', 'B'], correctAnswer: ['A'] };
  expect(toAskedQuestion(toQuestion({ ...draft, partialCredit: true }, 'q1', null))).toMatchObject({
    partialCredit: true,
  });
  expect(toAskedQuestion(toQuestion(draft, 'q1', null))).not.toHaveProperty('partialCredit');
});
