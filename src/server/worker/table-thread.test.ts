import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { tableThread } from './table-thread';

const rows = [
  ['Name', 'Marks'],
  ['Asha', 2],
];

test('the thread encodes a table while this one keeps working, and a second one after being idle', async () => {
  const inThread = tableThread({ idleMs: 0 });
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 1);
  const csv = await inThread({ kind: 'csv', rows });
  clearInterval(turning);
  expect(new TextDecoder().decode(csv)).toBe('Name,Marks\r\nAsha,2\r\n');
  expect(turns).toBeGreaterThan(0);
  const book = await inThread({ kind: 'workbook', sheets: [{ name: 'Quiz', rows }] });
  expect(new TextDecoder().decode(book.slice(0, 2))).toBe('PK');
});

test('the job of a crashed thread is rejected, and the next gets a new thread', async () => {
  const scripts = [
    'process.exit(1)',
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id }) => parentPort.postMessage({ id, bytes: new Uint8Array([1]) }));`,
  ];
  const inThread = tableThread({ start: () => new Worker(scripts.shift() ?? '', { eval: true }) });
  await expect(inThread({ kind: 'csv', rows })).rejects.toThrow('ended');
  expect(await inThread({ kind: 'csv', rows })).toEqual(new Uint8Array([1]));
});
