import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { importMessages } from '../../shared/import/messages';
import { rosterMessages } from '../../shared/roster/messages';
import { FILE_LIMITS, filesProcess, startMessaging, startReader } from './files-process';

const fileOf = (text: string) => ({ name: '', bytes: strToU8(text) });
const quiz = fileOf(JSON.stringify([{ type: 'long', text: 'Why?', correctAnswer: 'So.' }]));
const started = (program: string) =>
  startMessaging([
    '-e',
    `process.send('ready');
    const reading = { format: 'json', questions: [], skipped: [], pictures: new Map() };
    ${program}`,
  ]);
const READS = "process.on('message', ({ id }) => process.send({ id, reading }));";
const inTurn = (programs: readonly string[]) => {
  const left = [...programs];
  return () => started(left.shift() ?? '');
};

test('a file is read while this process keeps working, and another after the reader was idle', async () => {
  const { read } = filesProcess({ idleMs: 0 });
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 1);
  expect((await read(quiz)).questions).toHaveLength(1);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(0);
  await expect(read(fileOf('%PDF-'))).rejects.toMatchObject({
    kind: 'unsupported',
    message: importMessages.pdf,
  });
});

test('a class list is read from a file and from pasted text', async () => {
  const { readRoster } = filesProcess({ idleMs: 0 });
  const asha = { rows: [{ line: 1, pupil: { name: 'Asha Rao' } }] };
  expect(await readRoster(strToU8('Asha Rao'))).toMatchObject(asha);
  expect(await readRoster('Asha Rao')).toMatchObject(asha);
  await expect(readRoster(strToU8('%PDF-'))).rejects.toMatchObject({ message: rosterMessages.unreadable });
});

test.each([
  ['takes too long', 'limits.workMs', { workMs: 0, heldMegabytes: 400 }, importMessages.takesTooLong],
  [
    'takes too much memory',
    'limits.heldMegabytes',
    { workMs: 60_000, heldMegabytes: 1 },
    importMessages.takesTooMuch,
  ],
])('a file that %s ends its process, and is refused', async (_, __, its, message) => {
  const long = fileOf('Which is right?\nA. This\nB. That\nANSWER: A\n\n'.repeat(4000));
  const { read } = filesProcess({ start: () => startReader({ ...FILE_LIMITS, ...its }) });
  await expect(read(long)).rejects.toMatchObject({ kind: 'invalid', message });
});

test('a file that exhausts the memory is refused, and the next is read by a new process', async () => {
  const fills =
    "process.on('message', () => { const all = []; for (;;) all.push(new Array(5_000_000).fill(all)); });";
  const programs = [fills, READS];
  const { read } = filesProcess({
    start: () =>
      startMessaging([
        '--max-old-space-size=60',
        '-e',
        `process.send('ready'); const reading = { format: 'json', questions: [], skipped: [], pictures: new Map() }; ${programs.shift()}`,
      ]),
  });
  const [lost, next] = await Promise.allSettled([read(quiz), read(quiz)]);
  expect(lost).toMatchObject({ reason: { kind: 'invalid', message: importMessages.takesTooMuch } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { format: 'json' } });
});

test('a process that never starts is killed, and the next file is read', async () => {
  const { read } = filesProcess({
    start: (() => {
      const idle = () => startMessaging(['-e', 'setInterval(() => {}, 1000)']);
      const starts = [idle, () => started(READS)];
      return () => (starts.shift() ?? idle)();
    })(),
    limits: { ...FILE_LIMITS, startMs: 300 },
  });
  const first = read(quiz);
  await expect(first).rejects.toMatchObject({ kind: 'unavailable', message: importMessages.filesBusy });
});

test('a hanging process is killed after a timeout, and the next file is read', async () => {
  const start = inTurn(["process.on('message', () => {});", READS]);
  const { read } = filesProcess({ start, limits: { ...FILE_LIMITS, waitMs: 50 } });
  await expect(read(quiz)).rejects.toMatchObject({ kind: 'invalid', message: importMessages.takesTooLong });
});

test('a crashed process is an internal error, and the next file is read', async () => {
  const { read } = filesProcess({ start: inTurn(["process.on('message', () => process.exit(1));", READS]) });
  const [lost, next] = await Promise.allSettled([read(quiz), read(quiz)]);
  expect(lost).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('ended by 1') },
  });
  expect(next).toMatchObject({ status: 'fulfilled' });
});

test('of a flood of files some wait, and the rest are told to retry', async () => {
  const { read } = filesProcess({ start: () => started(READS) });
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => read(quiz)));
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(29);
  for (const each of refused)
    expect(each).toMatchObject({ reason: { kind: 'unavailable', message: importMessages.filesBusy } });
});
