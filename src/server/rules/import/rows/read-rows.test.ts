import { expect, test } from 'vitest';
import { looksLikeRows, readRows } from './read-rows';

const read = (rows: string[][]) => {
  const { questions, skipped } = readRows(rows);
  expect(skipped).toEqual([]);
  return questions;
};
const drafts = (rows: string[][]) => read(rows).map(({ draft }) => draft);

test('headings may be in any order', () => {
  const [question] = read([
    [
      'Tags',
      'Points',
      'Correct Answer',
      'Option B',
      'Option A',
      'Question',
      'Explanation',
      'Time (s)',
      'Type',
    ],
    ['year 9, algebra', '2', 'B', '4', '3', 'Two plus two?', 'Count.', '30', 'Multiple Choice'],
  ]);
  expect(question).toMatchObject({
    ...{ line: 2, tags: ['year 9', 'algebra'], problems: [], notes: [] },
    draft: {
      ...{ type: 'mcq', text: 'Two plus two?', options: ['4', '3'], correctAnswer: '4', maximumMarks: 2 },
      ...{ explanation: 'Count.', timeLimit: 30 },
    },
  });
});

test('of options that differ by case alone an answer names the one that it writes, or none', () => {
  const named = (answer: string) =>
    drafts([
      ['Type', 'Question', 'Option A', 'Option B', 'Correct Answer'],
      ['Multiple Choice', 'Which gas?', 'CO', 'Co', answer],
    ])[0]?.correctAnswer;
  expect([named('CO'), named('Co'), named('co')]).toEqual(['CO', 'Co', '']);
});

test('Kahoot’s sheet is read below its title, with answers by number', () => {
  const rows = [
    ['', 'Quiz template'],
    [
      '',
      'Add questions, at least two answer alternatives, time limit and choose correct answers (at least one).',
    ],
    [],
    [
      '',
      'Question - max 120 characters',
      'Answer 1 - max 75 characters',
      'Answer 2 - max 75 characters',
      'Answer 3 - max 75 characters',
      'Answer 4 - max 75 characters',
      'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
      'Correct answer(s) - choose at least one',
    ],
    ['1', 'Which are even?', '3', '4', '2', '5', '20', '2,3'],
    ['2', 'Capital of France?', 'Paris', 'Rome', '', '', '60', '1'],
    ['3', '', '', '', '', '', '', ''],
  ];
  expect(drafts(rows)).toMatchObject([
    {
      type: 'msq',
      options: ['3', '4', '2', '5'],
      correctAnswer: ['4', '2'],
      timeLimit: 20,
      partialCredit: true,
    },
    { type: 'mcq', options: ['Paris', 'Rome'], correctAnswer: 'Paris', timeLimit: 60 },
  ]);
  expect(looksLikeRows(rows)).toBe(true);
});

test('Socrative’s sheet is read, with headings in two rows', () => {
  const rows = [
    ['Instructions:'],
    ['Please fill in the below quiz'],
    ['1. Quiz Name:', 'Water'],
    [
      '2. Question Type:',
      '3. Question:',
      '4. If Multiple Choice Question:',
      '',
      '',
      '',
      '',
      '5. Optional (Choose correct answer)',
    ],
    [
      '',
      '',
      'Answer A:',
      'Answer B:',
      'Answer C:',
      'Answer D:',
      'Answer E:',
      'Correct Answer',
      'Correct Answer',
    ],
    ['Multiple choice', 'Boils at?', '90 °C', '100 °C', '', '', '', 'B', ''],
    ['Multiple choice', 'Has?', 'H', 'O', 'N', '', '', 'A', 'B'],
    ['True/False', 'It is wet.', '', '', '', '', '', 'TRUE', ''],
    ['Open-ended', 'Its formula?', '', '', '', '', '', 'H2O', ''],
    ['Open-ended', 'Why?', '', '', '', '', '', '', ''],
  ];
  expect(drafts(rows)).toMatchObject([
    { type: 'mcq', options: ['90 °C', '100 °C'], correctAnswer: '100 °C' },
    { type: 'msq', correctAnswer: ['H', 'O'] },
    { type: 'mcq', options: ['True', 'False'], correctAnswer: 'True' },
    { type: 'short', correctAnswer: 'H2O' },
    { type: 'long', text: 'Why?' },
  ]);
});

test('rows without headings are a question, its options and the answer', () => {
  const rows = [
    ['1', 'Capital of France?', 'Rome', 'Paris', 'B'],
    ['2', 'Capital of Italy?', 'Rome', 'Paris', 'Bern', 'a'],
    ['3', 'Two plus two?', '4'],
  ];
  expect(drafts(rows)).toMatchObject([
    { type: 'mcq', options: ['Rome', 'Paris'], correctAnswer: 'Paris' },
    { type: 'mcq', options: ['Rome', 'Paris', 'Bern'], correctAnswer: 'Rome' },
    { type: 'number', correctAnswer: { value: 4 } },
  ]);
  expect(looksLikeRows(rows.slice(0, 2))).toBe(true);
  expect(
    looksLikeRows([
      ['Name', 'Class'],
      ['Asha', '9b'],
    ]),
  ).toBe(false);
});

test('answers are read by text if their texts are labels of others', () => {
  const head = ['Question', 'Option 1', 'Option 2', 'Option 3', 'Answer'];
  expect(drafts([head, ['1 + 1?', '1', '2', '3', '2'], ['6 - 1?', '4', '5', '6', '5']])).toMatchObject([
    { correctAnswer: '2' },
    { correctAnswer: '5' },
  ]);
  expect(
    drafts([head, ['Who?', 'Asha, Ben', 'Ben', 'Cy', 'Asha, Ben'], ['And?', 'x', 'y', 'z', 'x, Z']]),
  ).toMatchObject([
    { type: 'mcq', correctAnswer: 'Asha, Ben' },
    { type: 'msq', correctAnswer: ['x', 'z'] },
  ]);
});

test('every type is read', () => {
  const head = ['Question', 'Type', 'Options', 'Answer', 'Min', 'Max', 'Step', 'Tolerance', 'Unit'];
  const row = (...cells: string[]) => cells;
  expect(
    drafts([
      head,
      row('Which?', 'multiple select', 'a) x\nb) y\nc) z', 'a, c'),
      row('Fast?', 'Numerical', '', '9,81', '', '', '', '5%', 'm/s'),
      row('Much?', 'number', '', '9.81 ± 0.05 m/s'),
      row('Rate', 'slider', '', '3', '1', '5', '1'),
      row('Match', 'matching', 'cat -> meow\ndog -> woof'),
      row('Sort', 'ordering', 'b; a; c', 'a > b > c'),
      row('Name one', 'short answer', '', 'one | uno'),
      row('Tell', 'Essay', '', 'A model'),
    ]),
  ).toMatchObject([
    { type: 'msq', options: ['x', 'y', 'z'], correctAnswer: ['x', 'z'] },
    { type: 'number', correctAnswer: { value: 9.81, tolerance: '5%', unit: 'm/s' } },
    { type: 'number', correctAnswer: { value: 9.81, tolerance: 0.05, unit: 'm/s' } },
    { type: 'slider', correctAnswer: [3], min: 1, max: 5, step: 1 },
    { type: 'match', left: ['cat', 'dog'], correctAnswer: { cat: 'meow', dog: 'woof' } },
    { type: 'order', correctAnswer: ['a', 'b', 'c'] },
    { type: 'short', correctAnswer: 'one\nuno' },
    { type: 'long', correctAnswer: 'A model' },
  ]);
});

test('wrong answers may have separate columns, and feedback too', () => {
  expect(
    drafts([
      ['Question', 'Correct Answer', 'Incorrect Answer 1', 'Incorrect Answer 2'],
      ['Capital?', 'Paris', 'Rome', 'Bern'],
    ]),
  ).toMatchObject([{ type: 'mcq', options: ['Paris', 'Rome', 'Bern'], correctAnswer: 'Paris' }]);
  expect(
    drafts([
      ['Question', 'A', 'Feedback A', 'B', 'Feedback B', 'Key'],
      ['Capital?', 'Paris', 'Yes', 'Rome', 'No', 'A'],
    ]),
  ).toMatchObject([{ correctAnswer: 'Paris', feedback: { Paris: 'Yes', Rome: 'No' } }]);
});

test('unreadable cells are reported with their row', () => {
  const { questions, skipped } = readRows([
    ['Question', 'Type', 'A', 'B', 'Answer', 'Points', 'Time', 'Picture'],
    ['Which?', '', 'x', 'y', 'C', '2.5', 'soon', 'cat.png'],
    ['', '', 'x', 'y', 'A'],
    ['Where?', 'Hotspot', '', '', 'here'],
  ]);
  expect(skipped).toEqual([{ line: 3, type: '', reason: 'A row without a question.' }]);
  expect(questions.map(({ line, draft, problems, notes }) => [line, draft.type, problems, notes])).toEqual([
    [
      ...[2, 'mcq', ['“C” names none of the options.']],
      [
        '2.5 marks are rounded to 3.',
        '“soon” is no time in seconds.',
        'The column “Picture” is not read: cat.png.',
      ],
    ],
    [4, 'long', ['This was a “Hotspot” question. Rewrite it, or leave it out.'], []],
  ]);
});

test('times are read in usual notations', () => {
  const times = ['30', '2 min', '1:30', '45 sec', '0'].map((time) => ['Q?', 'x', time]);
  expect(drafts([['Question', 'Answer', 'Time limit'], ...times]).map(({ timeLimit }) => timeLimit)).toEqual([
    ...[30, 120, 90, 45, null],
  ]);
});

test('very large sheets are read without delay', () => {
  for (const cell of [
    '',
    'a',
    'Question',
    'A, '.repeat(1000),
    '1 '.repeat(1000),
    'a->'.repeat(1000),
    ' '.repeat(3000),
  ]) {
    readRows(Array.from({ length: 1000 }, () => [cell, cell, cell, cell]));
    readRows([
      ['Question', 'Type', 'A', 'Answer', 'Time', 'Points'],
      ...Array.from({ length: 1000 }, () => ['Q', '', cell, cell, cell, cell]),
    ]);
    readRows([
      ['Question', 'Type', 'Options', 'Answer'],
      ['Q', 'order', cell.repeat(10), cell.repeat(10)],
      ['Q', 'match', cell.repeat(10), ''],
    ]);
  }
});
