import { expect, test } from 'vitest';
import { readKept } from './kept-question';
import { blankForm } from './question-form';

const kept = (value: unknown) => readKept(JSON.parse(JSON.stringify(value)));

test('a draft comes back as it was typed, right or wrong', () => {
  const form = { ...blankForm('slider'), text: 'How many?', max: 'ten', accepted: ['8', ''] };
  expect(kept({ form, hadImage: true })).toEqual({ form, hadImage: true });
});

test('the lines of a restored question are told apart from those on the screen', () => {
  const form = blankForm('mcq');
  const keys = kept({ form, hadImage: false })?.form.options.map(({ key }) => key) ?? [];
  expect(keys).toHaveLength(form.options.length);
  expect(form.options.some(({ key }) => keys.includes(key))).toBe(false);
});

test('a draft from before there were part marks gives none', () => {
  const { partialCredit: _, ...form } = blankForm('msq');
  expect(kept({ form, hadImage: false })?.form.partialCredit).toBe(false);
});

test('what an older editor kept in another shape is not offered', () => {
  expect(kept(null)).toBeUndefined();
  expect(kept({ form: { ...blankForm('mcq'), type: 'essay' } })).toBeUndefined();
  expect(kept({ form: { ...blankForm('mcq'), options: ['a'] } })).toBeUndefined();
  expect(kept({ form: { ...blankForm('short'), modelAnswer: null } })).toBeUndefined();
});
