import { expect, test } from 'vitest';
import { readFeedback } from '../../server/rules/question-types/listed-sent';
import { DomainError } from '../errors';
import { fieldInvalid } from '../messages';
import { feedbackOn, feedbackOnChosen, feedbackOnThese } from './feedback';

test('feedback is read as an object and as JSON, and may be missing', () => {
  const feedback = { Iron: 'A metal.' };
  expect([feedback, JSON.stringify(feedback), null, ''].map(readFeedback)).toEqual([
    feedback,
    feedback,
    {},
    {},
  ]);
});

test.each([[['Iron']], ['Iron'], [7], [{ Iron: 7 }]])(
  'feedback other than an object of texts is refused: %j',
  (sent) => {
    expect(() => readFeedback(sent)).toThrow(new DomainError('invalid', fieldInvalid('feedback')));
  },
);

test('empty feedback, and feedback on an unknown option, is dropped; options are compared trimmed', () => {
  const feedback = { 'Iron ': 'A metal.', Gold: 'Not asked.', Neon: '  ' };
  expect(feedbackOnThese(feedback, [' Iron', 'Neon'])).toEqual({ ' Iron': 'A metal.' });
});

test('an option with the name of an inherited property is an ordinary option', () => {
  expect(feedbackOn({}, 'constructor')).toBe('');
  expect(feedbackOnThese({ constructor: 'A method.' }, ['constructor', 'toString'])).toEqual({
    constructor: 'A method.',
  });
});

test('an answer gets the feedback on its options', () => {
  const body = { options: ['a', 'b', 'c'], feedback: { a: 'A!', b: 'B!' } };
  expect(feedbackOnChosen(body, 'a')).toEqual({ a: 'A!' });
  expect(feedbackOnChosen(body, ['c', 'b'])).toEqual({ b: 'B!' });
});
