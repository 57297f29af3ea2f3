import { expect, test } from 'vitest';
import { emptyQueue, type Queue, refused, sent, unanswered, written } from './queue';
import { saveLine } from './save-line';

const typed: Queue<string, { sentence: string }> = written<string, { sentence: string }>(
  emptyQueue,
  ['q1'],
  'Which?',
  0,
);
const away = unanswered(sent(typed, 'Which?'), 'Which?', 10);
const settled = { savedAtMs: undefined, isKept: true, isHeld: false, failure: undefined };

test('the line says "saved" only when nothing is unsent', () => {
  expect(saveLine({ ...settled, queue: emptyQueue, savedAtMs: 5 })).toEqual({ kind: 'saved', atMs: 5 });
  expect(saveLine({ ...settled, queue: typed, savedAtMs: 5 })).toEqual({ kind: 'saving' });
  expect(saveLine({ ...settled, queue: sent(typed, 'Which?') })).toEqual({ kind: 'saving' });
});

test('without a connection it says whether this device stores the changes', () => {
  expect(saveLine({ ...settled, queue: away })).toEqual({ kind: 'unanswered', isKept: true });
  expect(saveLine({ ...settled, queue: away, isKept: false })).toEqual({ kind: 'unanswered', isKept: false });
});

test('problems for the teacher come before states that resolve themselves', () => {
  const wrong = refused(sent(written(away, ['settings'], '', 20), ''), '', () => ({ sentence: 'No title' }));
  expect(saveLine({ ...settled, queue: wrong })).toEqual({ kind: 'refused', sentence: 'No title' });
  expect(saveLine({ ...settled, queue: away, failure: 'Cannot be moved' })).toEqual({
    kind: 'refused',
    sentence: 'Cannot be moved',
  });
});

test('a correction that waits for Save is not called saved', () => {
  expect(saveLine({ ...settled, queue: emptyQueue, isHeld: true, savedAtMs: 5 })).toEqual({ kind: 'held' });
});
