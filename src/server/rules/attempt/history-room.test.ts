import { expect, test } from 'vitest';
import { HISTORY_ROOM, joinsLastSave } from './history-room';

const AUTOSAVE_MS = 2000;
const HOUR_MS = 60 * 60 * 1000;

/** How large a history gets, and how many entries it has, when every autosave stores so many bytes. */
function typed({ hours, bytesOf }: { hours: number; bytesOf: (at: number) => number }) {
  let [bytes, last, entries] = [0, 0, 0];
  let lastSaveSince: number | undefined;
  for (let at = 0; at < hours * HOUR_MS; at += AUTOSAVE_MS) {
    if (joinsLastSave({ bytes, lastSaveSince }, at)) bytes -= last;
    else {
      lastSaveSince = at;
      entries += 1;
    }
    last = bytesOf(at);
    bytes += last;
  }
  return { bytes, entries };
}

test('ten characters a second for three hours stay far below the room, each minute of them on record', () => {
  // Of a script with three bytes a letter, up to the 10,000 characters that an answer has.
  const { bytes, entries } = typed({ hours: 3, bytesOf: (at) => Math.min(10_000, at / 100) * 3 });
  expect(bytes).toBeLessThan(HISTORY_ROOM.thinBytes / 1.5);
  expect(entries).toBeGreaterThan(3 * 60);
});

test('whoever stores the largest answers for a day fills the room and no more', () => {
  const largest = 1024 * 1024;
  const { bytes } = typed({ hours: 24, bytesOf: () => largest });
  expect(bytes).toBeLessThanOrEqual(HISTORY_ROOM.thinBytes + largest);
});

test('a save follows another act as an entry of its own, however long the history', () => {
  expect(joinsLastSave({ bytes: 10 * HISTORY_ROOM.thinBytes, lastSaveSince: undefined }, 0)).toBe(false);
});
