import { expect, test } from 'vitest';
import { blankQuestion, type QuestionDraft } from '../../shared/question/draft';
import { toQuestion } from '../../shared/question/from-draft';
import { optionLabel } from './choice/option-label';
import { showingOf } from './showing';
import { lineCount } from './written/showing';

const keyText = (draft: QuestionDraft) => {
  const question = toQuestion(draft, 'q', null);
  return showingOf(question).keyText(question);
};

test('options are lettered, and after Z numbered', () => {
  expect([0, 1, 25, 26].map(optionLabel)).toEqual(['A', 'B', 'Z', '27']);
});

test('a long answer gets more lines the more marks it has, within a page', () => {
  expect([1, 4, 50].map(lineCount)).toEqual([6, 8, 18]);
});

test('the key names correct options by their letters', () => {
  const draft = {
    ...blankQuestion('msq'),
    text: 'Which?',
    options: ['2', '9', '11'],
    correctAnswer: ['2', '11'],
  };
  expect(keyText(draft)).toBe('A. 2\nC. 11');
});

test('the key of a slider lists every accepted answer', () => {
  const draft = { ...blankQuestion('slider'), text: 'How many?', correctAnswer: [8, 9] };
  expect(keyText(draft)).toBe('8 or 9');
});
