import { expect, test } from 'vitest';
import { blankQuestion } from './draft';
import { toQuestion } from './from-draft';
import { toPaperQuestion } from './paper';
import { paperQuestionSchema } from './schema';

test('a paper question carries no correct answer and nothing unknown', () => {
  const draft = { ...blankQuestion('short'), text: 'Why?', correctAnswer: 'canary' };
  const question = { ...toQuestion(draft, 'q1', null), note: 'canary' };
  const paper = toPaperQuestion(question);
  expect(JSON.stringify(paper)).not.toContain('canary');
  expect(paperQuestionSchema.parse(paper)).toEqual(paper);
});

test('a paper says that part marks are given, and nothing where they are not', () => {
  const draft = { ...blankQuestion('msq'), text: '?', options: ['A', 'B'], correctAnswer: ['A'] };
  expect(toPaperQuestion(toQuestion({ ...draft, partialCredit: true }, 'q1', null))).toMatchObject({
    partialCredit: true,
  });
  expect(toPaperQuestion(toQuestion(draft, 'q1', null))).not.toHaveProperty('partialCredit');
});
