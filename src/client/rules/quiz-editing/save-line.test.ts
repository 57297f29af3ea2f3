import { expect, test } from 'vitest';
import { saveLine } from './save-line';
import { emptyQueue, type Queue, refused, sent, unanswered, written } from './unsent';

const typed: Queue<string> = written<string>(emptyQueue, 'q1', 'Which?', 0);
const away = unanswered(sent(typed, 'q1'), 'q1', 10);
const settled = { savedAtMs: undefined, isKept: true, isHeld: false, failure: undefined };

test('the line says "saved" only when nothing is unsent', () => {
  expect(saveLine({ ...settled, queue: emptyQueue, savedAtMs: 5 })).toEqual({ kind: 'saved', atMs: 5 });
  expect(saveLine({ ...settled, queue: typed, savedAtMs: 5 })).toEqual({ kind: 'saving' });
  expect(saveLine({ ...settled, queue: sent(typed, 'q1') })).toEqual({ kind: 'saving' });
});

test('without a connection it says whether this device keeps what was written', () => {
  expect(saveLine({ ...settled, queue: away })).toEqual({ kind: 'unanswered', isKept: true });
  expect(saveLine({ ...settled, queue: away, isKept: false })).toEqual({ kind: 'unanswered', isKept: false });
});

test('what has to be put right comes before what settles by itself', () => {
  const wrong = refused(sent(written(away, 'settings', '', 20), 'settings'), 'settings', 'No title');
  expect(saveLine({ ...settled, queue: wrong })).toEqual({ kind: 'refused', sentence: 'No title' });
  expect(saveLine({ ...settled, queue: away, failure: 'Cannot be moved' })).toEqual({
    kind: 'refused',
    sentence: 'Cannot be moved',
  });
});

test('a correction that waits for Save is not called saved', () => {
  expect(saveLine({ ...settled, queue: emptyQueue, isHeld: true, savedAtMs: 5 })).toEqual({ kind: 'held' });
});
