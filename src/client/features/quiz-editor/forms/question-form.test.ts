import { expect, test } from 'vitest';
import { validateQuestion } from '../../../../shared/question/validate';
import { blankForm, draftOf, formDataOf, formOf, formOfDraft, marksOf, withType } from './question-form';

test('a new choice question starts with four empty options, a new slider at 0 to 100', () => {
  expect(blankForm('mcq').options.map(({ text }) => text)).toEqual(['', '', '', '']);
  expect(blankForm('slider')).toMatchObject({ min: '0', max: '100', step: '1' });
});

test('the marked option stays the correct one while its text is edited', () => {
  const form = blankForm('mcq');
  const options = form.options.map((option, index) => ({
    ...option,
    text: `Option ${index}`,
    isCorrect: index === 2,
  }));
  expect(draftOf({ ...form, options }).correctAnswer).toBe('Option 2');
});

test('changing the type resets options and answers and keeps text, marks and time', () => {
  const form = {
    ...blankForm('short'),
    text: 'Why?',
    modelAnswer: 'Because',
    maximumMarks: '3',
    timeLimit: '20',
  };
  expect(withType(form, 'slider')).toMatchObject({
    ...{ type: 'slider', text: 'Why?', modelAnswer: '', maximumMarks: '3', timeLimit: '20' },
    ...{ min: '0', max: '100', step: '1', accepted: [''] },
  });
});

test('empty lines among the accepted answers are dropped, invalid numbers are passed to the rules', () => {
  const form = { ...blankForm('slider'), accepted: ['9.8', '', ' '] };
  expect(draftOf(form).correctAnswer).toEqual([9.8]);
  expect(draftOf({ ...form, accepted: ['ten'] }).correctAnswer).toEqual(['ten']);
});

test('maximum marks are whole and at least 1; an invalid value is refused, and leaves the stored one', () => {
  expect(['0', '-2', '', '१२', '1000'].map(marksOf)).toEqual([1, 1, 1, 12, 1000]);
  expect(['two', '2.7', '2,5', '1001'].map(marksOf)).toEqual(Array(4).fill(Number.NaN));
  const draft = draftOf({ ...blankForm('short'), text: 'Why?', modelAnswer: 'So', maximumMarks: '2,5' });
  expect(validateQuestion(draft, { useQuestionTimer: false })).toEqual([
    { field: 'maximumMarks', sentence: 'Type a whole number from 1 to 1000.' },
  ]);
  expect(formDataOf(draft, {}).has('maximumMarks')).toBe(false);
});

test('numbers are read in every notation, and an invalid one stays invalid', () => {
  const form = { ...blankForm('slider'), min: '0', max: '१०', step: '0,5', accepted: ['2,5', '٣', '1,000'] };
  expect(draftOf(form)).toMatchObject({ max: 10, step: 0.5, correctAnswer: [2.5, 3, '1,000'] });
  expect(draftOf({ ...form, step: 'half', timeLimit: '1 h' })).toMatchObject({
    step: Number.NaN,
    timeLimit: Number.NaN,
  });
  expect(formOfDraft(draftOf({ ...form, step: 'half' }))).toMatchObject({ step: '' });
});

test('a stored question is shown as written', () => {
  const form = formOf({
    ...{
      _id: 'q',
      type: 'msq',
      format: 'plain',
      feedback: { c: 'Look again.' },
      text: 'Which?',
      imageUrl: null,
      imageAlt: null,
      explanation: null,
      timeLimit: 30,
    },
    ...{ maximumMarks: 2, options: ['a', 'b', 'c'], correctAnswer: ['a', 'c'], partialCredit: true },
    ...{ min: null, max: null, step: null },
  });
  expect(form).toMatchObject({
    options: [{ isCorrect: true }, { isCorrect: false }, { isCorrect: true }],
  });
  expect(draftOf(form)).toMatchObject({ correctAnswer: ['a', 'c'], timeLimit: 30, maximumMarks: 2 });
  expect(draftOf(form)).toMatchObject({ partialCredit: true, feedback: { c: 'Look again.' } });
});
