import { expect, test } from 'vitest';
import { blankForm, withType } from './question-form';
import { readKeptQuestion } from './read-kept-question';

const now = { ...blankForm('mcq'), text: 'What stands here now' };
const kept = (value: unknown) =>
  readKeptQuestion(JSON.parse(JSON.stringify(value)), (type) => withType(now, type));

test('a draft comes back as it was typed, right or wrong', () => {
  const form = { ...blankForm('slider'), text: 'How many?', max: 'ten', accepted: ['8', ''] };
  expect(kept({ form, hadImage: true })).toEqual({ form, hadImage: true });
});

test('a draft of an earlier version keeps what fits; the rest is as the editor has it', () => {
  const { partialCredit: _, ...form } = { ...blankForm('mcq'), text: 'Why?', options: ['a'], step: 1 };
  const hasKeys = { ...form, options: [{ key: 4, text: 'a', isCorrect: true }] };
  expect(kept({ form })).toEqual({ form: { ...now, text: 'Why?' }, hadImage: false });
  expect(kept({ form: hasKeys })?.form.options).toEqual([{ text: 'a', isCorrect: true }]);
});

test('what does not fit starts anew where the draft is of another type', () => {
  const form = { ...blankForm('short'), text: 'Why?', modelAnswer: null };
  expect(kept({ form, hadImage: false })?.form).toEqual({ ...blankForm('short'), text: 'Why?' });
});

test('a draft without a type that we know is not offered', () => {
  expect(kept(null)).toBeUndefined();
  expect(kept({ form: { text: 'Why?' } })).toBeUndefined();
  expect(kept({ form: { ...blankForm('mcq'), type: 'essay' } })).toBeUndefined();
});
