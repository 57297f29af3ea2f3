import { expect, test } from 'vitest';
import { answersOf, viewOf, type WrittenComment, withPhrase } from './written-comments';

const BOTH = { questionId: 'q1', studentIds: ['sam', 'tia'] };

function written(text: string, state: WrittenComment['state'], studentIds = BOTH.studentIds) {
  const act = { target: { ...BOTH, studentIds }, text };
  return new Map(answersOf(act.target).map((key) => [key, { act, state, why: 'no connection.', seen: '' }]));
}

test('equal comments are shown as one', () => {
  expect(viewOf(new Map(), BOTH, ['Why?', 'Why?'])).toMatchObject({ text: 'Why?', differing: [], count: 2 });
  expect(viewOf(new Map(), BOTH, [null, null])).toMatchObject({ text: '', differing: [], count: 0 });
});

test('each differing comment is shown with its count', () => {
  expect(viewOf(new Map(), BOTH, ['Why?', null])).toMatchObject({
    text: '',
    differing: [{ text: 'Why?', count: 1 }],
    count: 1,
  });
});

test('unsaved text replaces the stored one, as typed', () => {
  const view = viewOf(written('Say why. ', 'saving'), BOTH, ['Why?', null]);
  expect(view).toMatchObject({ text: 'Say why. ', state: 'saving', differing: [], count: 2 });
});

test('of several states the worst is shown', () => {
  const mixed = new Map([...written('A', 'saved', ['sam']), ...written('B', 'failed', ['tia'])]);
  expect(viewOf(mixed, BOTH, [null, null])).toMatchObject({ state: 'failed', why: 'no connection.' });
});

test('a phrase becomes its own sentence', () => {
  expect(withPhrase('', 'Say why.')).toBe('Say why.');
  expect(withPhrase('Good ', 'Say why.')).toBe('Good. Say why.');
  expect(withPhrase('Good!', 'Say why.')).toBe('Good! Say why.');
});
