import { expect, test } from 'vitest';
import { readGrades } from './grade';

const grade = (id: string, change: object = {}) => ({
  id,
  marks: 1.5,
  confidence: 0.9,
  matched: ['light'],
  missing: [],
  rationale: 'Half of it.',
  suspicious: false,
  ...change,
});
const read = (grades: unknown) => [
  ...readGrades(JSON.stringify({ grades }), { ids: new Set(['a', 'b']), maximumMarks: 3 }).keys(),
];

test('grades are read by the requested id', () => {
  expect(read([grade('b'), grade('a')])).toEqual(['b', 'a']);
});

test.each([
  ['above the maximum', { marks: 3.5 }],
  ['below zero', { marks: -0.5 }],
  ['between the steps', { marks: 1.3 }],
  ['that are no number', { marks: 'two' }],
  ['that are nothing', { marks: null }],
  ['with a confidence above 1', { confidence: 90 }],
  ['without a word on suspicion', { suspicious: undefined }],
])('marks %s are ignored', (_, change) => {
  expect(read([grade('a', change), grade('b')])).toEqual(['b']);
});

test('unknown and repeated ids are ignored', () => {
  expect(read([grade('c'), grade('a', { marks: 3 }), grade('a'), grade('b')])).toEqual(['b']);
});

test.each(['', 'I refuse.', '{"grades":', '[]', '{"grades":{}}', 'null', '{"grades":[null,1,"a",{}]}'])(
  'a malformed reply has no grades: %s',
  (content) => {
    expect(readGrades(content, { ids: new Set(['a']), maximumMarks: 3 }).size).toBe(0);
  },
);

test('the text of the model becomes one line of limited length', () => {
  const long = `first\n\u202Esecond\u0000 ${'x'.repeat(5000)}`;
  const content = JSON.stringify({
    grades: [grade('a', { rationale: long, matched: Array(99).fill(long) })],
  });
  const usable = readGrades(content, { ids: new Set(['a']), maximumMarks: 3 }).get('a');
  expect(usable?.rationale).toMatch(/^first second x+$/);
  expect(usable?.rationale.length).toBeLessThanOrEqual(300);
  expect(usable?.matched.length).toBeLessThanOrEqual(12);
});
