import { expect, test } from 'vitest';
import { blankQuestion, type QuestionDraft } from '../../../shared/question/draft';
import { QUESTION_TYPES, type QuestionType } from '../../../shared/question-types/registry';
import { readKeptDraft, toKeptDraft } from './kept-draft';

const OPTIONS = ['"A"', 'A', '', '[]', 'null'];
const KEYS: Partial<Record<QuestionType, unknown>> = {
  ...{ mcq: 'A', msq: ['"A"', ''], short: '"so"', long: '["so"]', slider: [0.3, 'x', ''] },
  ...{ number: { value: '"9', tolerance: '%', unit: '"m"' }, cloze: [['"A"', ''], []] },
  ...{
    match: [
      ['', 'A'],
      ['', ''],
      ['A', '[]'],
    ],
    order: ['', '"A"'],
  },
};
const typed = { text: ' "Why"\n', timeLimit: 30, maximumMarks: 2, imageAlt: '[1]' };

test.each(QUESTION_TYPES)('a draft of type %s is read back unchanged, blank and with odd texts', (type) => {
  const blank = blankQuestion(type);
  const odd = {
    ...{ ...blank, ...typed, ...('options' in blank && { options: OPTIONS }) },
    ...('gaps' in blank && { gaps: [{ kind: 'select', options: OPTIONS, marks: Number.NaN }] }),
    ...('left' in blank && { left: OPTIONS, right: OPTIONS }),
    ...(KEYS[type] !== undefined && { correctAnswer: KEYS[type] }),
  };
  for (const draft of [blank, odd as QuestionDraft]) expect(readKeptDraft(toKeptDraft(draft))).toEqual(draft);
});

test('an invalid number stays invalid', () => {
  const draft = {
    ...blankQuestion('slider'),
    min: Number.NaN,
    max: Number.POSITIVE_INFINITY,
    timeLimit: Number.NaN,
  };
  expect(readKeptDraft(toKeptDraft(draft))).toEqual({ ...draft, max: Number.NaN });
});
