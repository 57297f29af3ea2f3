import { expect, test } from 'vitest';
import { DomainError } from '../errors';
import { fieldInvalid } from '../messages';
import { feedbackOn, feedbackOnChosen, feedbackOnThese } from './feedback';
import { readFeedback } from './listed-sent';

test('feedback is read as an object and as its JSON, and no value is none', () => {
  const feedback = { Iron: 'A metal.' };
  expect([feedback, JSON.stringify(feedback), null, ''].map(readFeedback)).toEqual([
    feedback,
    feedback,
    {},
    {},
  ]);
});

test.each([[['Iron']], ['Iron'], [7], [{ Iron: 7 }]])('what is no object of texts is refused: %j', (sent) => {
  expect(() => readFeedback(sent)).toThrow(new DomainError('invalid', fieldInvalid('feedback')));
});

test('what names no option, or says nothing, is dropped; spaces around an option make no other', () => {
  const feedback = { 'Iron ': 'A metal.', Gold: 'Not asked.', Neon: '  ' };
  expect(feedbackOnThese(feedback, [' Iron', 'Neon'])).toEqual({ ' Iron': 'A metal.' });
});

test('an option that is called as what every object has is an option like others', () => {
  expect(feedbackOn({}, 'constructor')).toBe('');
  expect(feedbackOnThese({ constructor: 'A method.' }, ['constructor', 'toString'])).toEqual({
    constructor: 'A method.',
  });
});

test('an answer is told of what it chose', () => {
  const body = { options: ['a', 'b', 'c'], feedback: { a: 'A!', b: 'B!' } };
  expect(feedbackOnChosen(body, 'a')).toEqual({ a: 'A!' });
  expect(feedbackOnChosen(body, ['c', 'b'])).toEqual({ b: 'B!' });
});
