import { expect, test } from 'vitest';
import { readText } from '../../server/adapters/files/text-formats';
import { importMessages } from '../../shared/import/messages';

const read = (text: string) => {
  const { format, questions, skipped } = readText(text);
  return {
    format,
    skipped,
    questions: questions.map(({ line, draft, problems, notes, tags }) => ({
      ...{ line, type: draft.type, text: draft.text, problems, notes, tags },
      options: 'options' in draft ? draft.options : [],
      key: 'correctAnswer' in draft ? draft.correctAnswer : undefined,
    })),
  };
};

const LAKE = {
  text: 'Which is a lake?',
  options: ['Etna', 'Titicaca', 'Gobi'],
  key: 'Titicaca',
  problems: [],
};

test.each([
  [
    'lists',
    '- question: Which is a lake?\n  options:\n    - Etna\n    - Titicaca\n    - Gobi\n  answer: Titicaca',
  ],
  [
    'lists in brackets',
    '- question: Which is a lake?\n  options: [Etna, "Titicaca", \'Gobi\']\n  answer: Titicaca',
  ],
  [
    'letters',
    '- prompt: Which is a lake?\n  choices:\n    a: Etna\n    b: Titicaca\n    c: Gobi\n  correct: b',
  ],
  ['a key each', 'q1:\n  question: Which is a lake?\n  a: Etna\n  b: Titicaca\n  c: Gobi\n  answer: b'],
  ['documents', '---\nquestion: Which is a lake?\noptions: [Etna, Titicaca, Gobi]\nanswer: Titicaca'],
  [
    'options that say whether they are right',
    'questions:\n- question: >\n    Which is\n    a lake?\n  answers:\n  - text: Etna\n    correct: false\n  - {text: Titicaca, correct: true}\n  - text: Gobi  # a desert\n    correct: false',
  ],
  ['Spanish', '- pregunta: Which is a lake?\n  opciones: [Etna, Titicaca, Gobi]\n  respuesta: Titicaca'],
  ['a fence', '```yaml\n- question: Which is a lake?\n  options: [Etna, Titicaca, Gobi]\n  answer: 2\n```'],
])('plain YAML is read: %s', (_, text) => {
  const { format, questions, skipped } = read(text);
  expect(skipped).toEqual([]);
  expect(format).toBe('yaml');
  // With no lower number the base, 0 or 1, is ambiguous, and a note says so.
  expect(questions).toMatchObject([text.includes('answer: 2') ? { ...LAKE, key: 'Gobi' } : LAKE]);
  expect(questions[0]?.notes).toHaveLength(text.includes('answer: 2') ? 1 : 0);
});

test.each([
  '- name: &lake Titicaca\n  above: *lake',
  '- height: 3812\n  depth: 281\n- height: 395\n  depth: 1642',
  'lakes:\n  titicaca:\n    depth: 281\n  baikal:\n    depth: 1642',
])('YAML that holds no plain questions is refused in words: %s', (text) => {
  expect(() => readText(text)).toThrow(importMessages.yaml);
});

test.each([
  'Question: Which is a lake?\nOptions:\n- Etna\n- Titicaca\n- Gobi\nAnswer: Titicaca',
  'Question: Which is a lake?\nAnswer: Titicaca\n\nQuestion: Which is a desert?\nAnswer: Gobi',
  '1. Which is a lake?\na) Etna\nb) Titicaca\nAnswer: b\n\nNotes:\n  - Topic: lakes\n    Level: easy',
])('typed questions with colons stay typed: %s', (text) => {
  expect(read(text).format).toBe('text');
});

test.each([
  ['a list', [{ question: LAKE.text, options: LAKE.options, answer: LAKE.key }]],
  [
    'wrong answers',
    {
      results: [
        {
          type: 'multiple',
          question: LAKE.text,
          correct_answer: LAKE.key,
          incorrect_answers: ['Etna', 'Gobi'],
        },
      ],
    },
  ],
  [
    'letters',
    { items: [{ question: LAKE.text, choices: { A: 'Etna', B: LAKE.key, C: 'Gobi' }, answer: 'B' }] },
  ],
  [
    'options with names',
    {
      data: {
        list: [
          {
            stem: LAKE.text,
            options: LAKE.options.map((text, at) => ({ id: 'abc'[at], text })),
            correctOption: 'b',
          },
        ],
      },
    },
  ],
  [
    'options that say it',
    [{ question: LAKE.text, answers: LAKE.options.map((text) => ({ text, isCorrect: text === LAKE.key })) }],
  ],
  [
    'keys of their own',
    { quiz: { geography: { q1: { question: LAKE.text, options: LAKE.options, answer: LAKE.key } } } },
  ],
])('JSON of other tools is read: %s', (_, whole) => {
  const { format, questions, skipped } = read(JSON.stringify(whole));
  expect(format).toBe('json');
  expect(skipped).toEqual([]);
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatchObject({ text: LAKE.text, key: LAKE.key, problems: [] });
  expect([...(questions[0]?.options ?? [])].sort()).toEqual([...LAKE.options].sort());
});

test('answer numbers count from 0 if one of them is 0, and each question has its line', () => {
  const asked = [0, 1].map((answer) =>
    JSON.stringify({ question: `Is ${answer} even?`, options: ['yes', 'no'], answer }),
  );
  expect(read(asked.join('\n')).questions).toMatchObject([
    { line: 1, key: 'yes', notes: [] },
    { line: 2, key: 'no', notes: [] },
  ]);
  expect(read(`[\n${asked[1]}\n]`).questions).toMatchObject([
    { line: 2, key: 'no', notes: [expect.any(String)] },
  ]);
});

test('entities are decoded, and non-text is left out with its line', () => {
  const [first, second] = [
    { question: 'What&#039;s &quot;up&quot;?', options: ['sky', 'sea'], answer: 'sky', meta: { by: [1] } },
    {
      question: 'And down?',
      options: [{ text: 'sky', media: { url: 'x' } }, { text: 'sea' }],
      answer: 'sea',
    },
  ].map((each) => JSON.stringify(each));
  expect(read(`[${first},\n${second}]`)).toMatchObject({
    questions: [{ text: 'What\'s "up"?', key: 'sky', notes: [expect.stringContaining('meta')] }],
    skipped: [{ line: 2, reason: expect.stringContaining('options') }],
  });
});

test('JSON without questions is reported', () => {
  expect(read('[{"name": "Ada", "age": 9}]')).toMatchObject({
    questions: [],
    skipped: [{ line: 1, type: '' }],
  });
});
