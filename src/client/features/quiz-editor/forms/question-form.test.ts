import { expect, test } from 'vitest';
import { blankForm, draftOf, formOf, marksOf, withType } from './question-form';

test('a new choice question starts with four empty options, a new slider at 0 to 100', () => {
  expect(blankForm('mcq').options.map(({ text }) => text)).toEqual(['', '', '', '']);
  expect(blankForm('slider')).toMatchObject({ min: '0', max: '100', step: '1' });
});

test('the option that is marked stays the correct one while its text is being written', () => {
  const form = blankForm('mcq');
  const options = form.options.map((option, index) => ({
    ...option,
    text: `Option ${index}`,
    isCorrect: index === 2,
  }));
  expect(draftOf({ ...form, options }).correctAnswer).toBe('Option 2');
});

test('changing the type starts options and answers anew and keeps text, marks and time', () => {
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

test('empty lines among the accepted answers are left out, what is no number is shown to the rules', () => {
  const form = { ...blankForm('slider'), accepted: ['9.8', '', ' '] };
  expect(draftOf(form).correctAnswer).toEqual([9.8]);
  expect(draftOf({ ...form, accepted: ['ten'] }).correctAnswer).toEqual(['ten']);
});

test('maximum marks are whole and at least 1', () => {
  expect(['0', '-2', '', 'two', '2.7'].map(marksOf)).toEqual([1, 1, 1, 1, 2]);
});

test('a stored question is shown as it was written', () => {
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
