import { expect, test } from 'vitest';
import {
  type AnswerLogKind,
  chainHash,
  HISTORY_ROOM,
  isAsLogged,
  joinsLastSave,
  type LoggedAnswer,
  type LoggedEntry,
  readReceipt,
  receiptOf,
  replayLog,
} from './answer-log';

/** Sufficient for a test; the server uses a real hash. */
const hash = (text: string) => {
  let sum = 7n;
  for (const letter of text) sum = (sum * 1099511628211n + BigInt(letter.codePointAt(0) ?? 0)) % 2n ** 256n;
  return sum.toString(16).padStart(64, '0');
};

const attemptId = 'a';
const started = { quizId: 'q', studentId: 's', paperId: 'p', answers: [] };
const answer = (questionId: string, value: LoggedAnswer['value']): LoggedAnswer => ({
  questionId,
  value,
  revision: 1,
  malformed: false,
});
const saved = (...answers: LoggedAnswer[]) => ['saved', { answers }] as const;
const submitted = (...answers: LoggedAnswer[]) =>
  ['submitted', { answers, submittedAt: 90, submittedBy: 'student' }] as const;

type Act = readonly [AnswerLogKind, unknown];

/** A history of these acts, chained as the server chains it. */
function aLog(...acts: Act[]): LoggedEntry[] {
  const log: LoggedEntry[] = [];
  for (const [kind, content] of [['started', started] as Act, ...acts]) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const entry = { sequence: log.length + 1, at: log.length * 10, kind, entry: text };
    const previous = log.at(-1)?.hash ?? '';
    log.push({ ...entry, hash: chainHash(hash, { attemptId, previous, entry }) });
  }
  return log;
}
const replay = (log: readonly LoggedEntry[]) => replayLog(hash, { attemptId, log });

const whole = aLog(
  saved(answer('one', 'air'), answer('two', ['Neon'])),
  saved(answer('one', 'soil')),
  ['put-aside', { answers: [answer('two', null)] }],
  submitted(answer('three', 8)),
);

test('a history yields the final answers, and the receipt of each submission', () => {
  const replayed = replay(whole);
  expect([...(replayed?.current.values() ?? [])]).toEqual([answer('one', 'soil'), answer('three', 8)]);
  expect(replayed).toMatchObject({
    started: { quizId: 'q', studentId: 's', paperId: 'p' },
    state: 'submitted',
    submissions: [{ receipt: receiptOf(whole.at(-1)?.hash ?? ''), submittedAt: 90, submittedBy: 'student' }],
  });
});

test('a reopened attempt has one receipt for each submission, and a late one amends it', () => {
  const again = aLog(submitted(), ['reopened', { answers: [] }], saved(answer('one', 'air')), submitted());
  expect(replay(again)?.submissions.map(({ receipt }) => receipt)).toHaveLength(2);
  expect(replay(again)?.state).toBe('submitted');
  const late = aLog(submitted(), ['late-accepted', { answers: [answer('one', 'air')] }]);
  expect(replay(late)).toMatchObject({ state: 'amended' });
  expect(replay(late)?.current.get('one')?.value).toBe('air');
});

test.each(whole.map(({ sequence, kind }) => [sequence, kind] as const))(
  'entry %i (%s) cannot be changed, moved in time, or left out',
  (sequence) => {
    const at = sequence - 1;
    const entry = whole[at] as LoggedEntry;
    const text = entry.entry.includes('air')
      ? entry.entry.replace('air', 'sea')
      : entry.entry.replace('{', '{ ');
    expect(replay(whole.with(at, { ...entry, entry: text }))).toBeNull();
    expect(replay(whole.with(at, { ...entry, at: entry.at + 1 }))).toBeNull();
    expect(replay(whole.with(at, { ...entry, hash: hash('other') }))).toBeNull();
    // The last one can be cut off without a trace in the rest: then the attempt counts as running.
    const cut = whole.toSpliced(at, 1);
    if (sequence === whole.length) expect(replay(cut)?.state).toBe('running');
    else expect(replay(cut)).toBeNull();
  },
);

test('the history of another attempt is rejected', () => {
  expect(replayLog(hash, { attemptId: 'b', log: whole })).toBeNull();
});

test.each<[string, Act[]]>([
  ['a save after the submission', [submitted(), saved(answer('one', 'air'))]],
  ['a second submission', [submitted(), submitted()]],
  ['a late submission while it runs', [['late-accepted', { answers: [] }]]],
  ['a second start', [['started', started]]],
  ['an entry that is no JSON', [['saved', 'air']]],
  ['an entry without answers', [['saved', {}]]],
  ['a submission that does not say when', [['submitted', { answers: [] }]]],
])('%s makes an impossible history, even with correct hashes', (_what, acts) => {
  expect(replay(aLog(...acts))).toBeNull();
});

test('an empty history is invalid', () => {
  expect(replay([])).toBeNull();
});

test('answers are compared to the letter, and a cleared answer equals none', () => {
  const current = replay(whole)?.current ?? new Map();
  const stored = [
    { questionId: 'one', value: '"soil"', malformed: false },
    { questionId: 'two', value: null, malformed: false },
    { questionId: 'three', value: '8', malformed: false },
  ];
  expect(isAsLogged(current, stored)).toBe(true);
  expect(isAsLogged(current, stored.slice(0, 2))).toBe(false);
  expect(isAsLogged(current, [...stored, { questionId: 'four', value: '1', malformed: false }])).toBe(false);
  const other = (change: object) => stored.map((one, at) => (at === 0 ? { ...one, ...change } : one));
  expect(isAsLogged(current, other({ value: '"soil "' }))).toBe(false);
  expect(isAsLogged(current, other({ value: 'broken' }))).toBe(false);
  expect(isAsLogged(current, other({ malformed: true }))).toBe(false);
  expect(isAsLogged(current, other({ questionId: 'two' }))).toBe(false);
});

const AUTOSAVE_MS = 2000;
const HOUR_MS = 60 * 60 * 1000;

/** The size and number of entries of a history, with each autosave storing `bytesOf` bytes. */
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

test('ten characters a second for three hours stay far below the limit, with an entry for each minute', () => {
  // A script with three bytes per letter, up to the 10,000 characters of an answer.
  const { bytes, entries } = typed({ hours: 3, bytesOf: (at) => Math.min(10_000, at / 100) * 3 });
  expect(bytes).toBeLessThan(HISTORY_ROOM.thinBytes / 1.5);
  expect(entries).toBeGreaterThan(3 * 60);
});

test('the largest possible answers for a day fill the history to its limit and no further', () => {
  const largest = 1024 * 1024;
  const { bytes } = typed({ hours: 24, bytesOf: () => largest });
  expect(bytes).toBeLessThanOrEqual(HISTORY_ROOM.thinBytes + largest);
});

test('a save after another act is a separate entry, however long the history', () => {
  expect(joinsLastSave({ bytes: 10 * HISTORY_ROOM.thinBytes, lastSaveSince: undefined }, 0)).toBe(false);
});

const HASH = '00011f20ff7e80a1'.padEnd(64, '0');

test('a receipt has eight unambiguous letters and a dash', () => {
  expect(receiptOf(HASH)).toBe('AB9A-98AB');
  expect(receiptOf(HASH)).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
});

test('another hash gives another receipt', () => {
  expect(receiptOf(`01${HASH.slice(2)}`)).not.toBe(receiptOf(HASH));
});

test.each(['AB9A-98AB', 'ab9a-98ab', ' ab9a 98ab ', 'AB9A98AB', 'ab9a – 98ab', 'A B 9 A 9 8 A B'])(
  'a receipt typed as "%s" is read',
  (typed) => {
    expect(readReceipt(typed)).toBe('AB9A-98AB');
  },
);
