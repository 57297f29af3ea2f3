import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Imported, PackageFiles } from '../../server/rules/import/imported';
import { readMoodleBackup, readMoodleQuestions } from '../../server/rules/import/moodle/read-backup';
import { readMoodleXml } from '../../server/rules/import/moodle/read-moodle-xml';
import { checkProperty } from '../../server/testing/property';
import { validateQuestion } from '../../shared/question/validate';

const SAMPLES = new URL('samples/', import.meta.url).pathname;
const sample = (path: string): string => readFileSync(SAMPLES + path, 'utf8');

function unpacked(folder: string): PackageFiles {
  const at = `${SAMPLES}${folder}/`;
  return {
    paths: readdirSync(at, { recursive: true }).map(String),
    text: (path) => (existsSync(at + path) ? readFileSync(at + path, 'utf8') : undefined),
    bytes: (path) => (existsSync(at + path) ? readFileSync(at + path) : undefined),
  };
}

const byName = ({ questions }: Imported, name: string) => {
  const found = questions.find((question) => question.name === name);
  if (!found) throw new Error(`No question is called ${name}`);
  return found;
};
const problemsOf = ({ questions }: Imported) =>
  questions.flatMap(({ name, draft, problems }) => {
    const issues = validateQuestion(draft, { useQuestionTimer: false }).map(({ sentence }) => sentence);
    return [...problems, ...issues].map((problem) => [name, problem]);
  });

const biology = readMoodleXml(sample('moodle-xml/biology.xml'));

test('a single choice keeps its key, its part marks, its feedback, its picture and its tags', () => {
  const { draft, line, notes, tags } = byName(biology, 'Diffusion');
  expect(draft).toMatchObject({
    ...{
      type: 'mcq',
      maximumMarks: 2,
      correctAnswer: 'Diffusion',
      explanation: 'Diffusion needs no energy.',
    },
    text: 'Which of these is **passive**?\n\n![a cell](imported-picture-000001)',
    options: ['Diffusion', 'Osmosis & pumps', 'A pump'],
    weights: { 'Osmosis & pumps': 50 },
    feedback: { Diffusion: 'Yes: along the gradient.', 'A pump': 'It needs ATP.' },
  });
  expect(line).toBe(13);
  expect(tags).toEqual(['Cells', 'Membranes', 'transport']);
  expect(notes.join('\n')).toMatch(/Look at the membrane again[\s\S]*costs no energy[\s\S]*BIO-7/);
  expect(biology.pictures.get('imported-picture-000001')).toHaveProperty('base64');
});

test.each([
  [
    'Organelles',
    {
      type: 'msq',
      correctAnswer: ['Nucleus', 'Mitochondrion'],
      weights: { Nucleus: 50, Mitochondrion: 50, Ribosome: -25 },
    },
  ],
  [
    'Plants breathe',
    {
      type: 'mcq',
      options: ['True', 'False'],
      correctAnswer: 'True',
      feedback: { True: 'Right.', False: 'Think of oxygen.' },
    },
  ],
  ['Powerhouse', { type: 'short', correctAnswer: 'mitochondrion\nmitochondria' }],
  [
    'Speed',
    {
      type: 'number',
      text: 'Speed after $2\\,\\mathrm{s}$?',
      correctAnswer: { value: 19.62, tolerance: 0.05, unit: 'm/s' },
    },
  ],
  ['Capitals', { type: 'match', left: ['France', 'Italy'], right: ['Paris', 'Rome', 'Madrid'] }],
  ['Why', { type: 'long', text: 'Explain *why*.', maximumMarks: 4 }],
  ['Steps', { type: 'order', correctAnswer: ['First', 'Second', 'Third'] }],
  ['Words', { type: 'cloze', text: 'The _____ sat on the _____.', correctAnswer: [['cat'], ['mat']] }],
])('%s is read as it was meant', (name, draft) => {
  expect(byName(biology, name).draft).toMatchObject(draft);
});

test('gaps of several kinds keep their marks, what is accepted and what is told', () => {
  expect(byName(biology, 'Water').draft).toMatchObject({
    ...{ type: 'cloze', maximumMarks: 4, text: 'Water boils at _____ °C and is _____, made of _____.' },
    gaps: [
      { kind: 'number', marks: 2 },
      { kind: 'select', options: ['wet', 'dry', 'damp ~ humid'], marks: 1 },
      { kind: 'text', marks: 1 },
    ],
    correctAnswer: [['100 ± 1'], ['wet'], ['hydrogen', 'H']],
    explanation: '“100:1”: Right\n“dry”: Really?\nOther answers: No',
  });
});

test('types that there are none of need work, and what asks nothing is named', () => {
  expect(problemsOf(biology)).toEqual([
    ...['Label it', 'Sum'].flatMap((name) => [
      [name, expect.stringContaining('Rewrite it')],
      [name, expect.stringContaining('model answer')],
    ]),
  ]);
  expect(biology.skipped).toEqual([
    { line: 111, name: 'Read first', type: 'description', reason: expect.any(String) },
  ]);
});

test('a fault costs its question alone, and is named with its line', () => {
  const broken = sample('moodle-xml/biology.xml').replace(
    '<text>Plants respire',
    '<text><b>Plants & respire',
  );
  const { questions, skipped } = readMoodleXml(broken);
  expect(questions.map(({ name }) => name)).toEqual(
    biology.questions.map(({ name }) => name).filter((name) => name !== 'Plants breathe'),
  );
  expect(questions.map(({ line }) => line)).toContain(68);
  expect(skipped).toHaveLength(2);
  expect(skipped[0]).toEqual({
    ...{ line: 60, name: 'Plants breathe', type: 'truefalse' },
    reason: expect.stringContaining('no XML'),
  });
});

test('HTML that stands in the file as it is keeps its marks', () => {
  const { questions } = readMoodleXml(
    '<quiz><question type="essay"><name>Old</name><questiontext><text><p>A <b>bold</b> word</p></text></questiontext></question></quiz>',
  );
  expect(questions[0]).toMatchObject({ name: 'Old', draft: { type: 'long', text: 'A **bold** word' } });
});

test('a backup of Moodle 4 has the newest version of each question, its gaps and its pictures', () => {
  const bank = readMoodleBackup(unpacked('mbz/moodle-4'));
  expect(bank.questions.map(({ name }) => name)).toEqual(['Unit of force', 'Water', 'Speed']);
  expect(byName(bank, 'Unit of force')).toMatchObject({
    draft: {
      correctAnswer: 'N',
      weights: { kg: 33.33333 },
      maximumMarks: 2,
      text: 'Which is the **unit** of force? ![a spring](imported-picture-000001)',
    },
    tags: ['Physics/Chemistry', 'SI units'],
    notes: [expect.stringContaining('PH-1'), expect.stringContaining('Older versions')],
  });
  expect(byName(bank, 'Water').draft).toMatchObject({
    text: 'Water is _____ and boils at _____.',
    correctAnswer: [['wet'], ['100 ± 1']],
    maximumMarks: 3,
  });
  expect(byName(bank, 'Speed').draft).toMatchObject({
    correctAnswer: { value: 20, tolerance: 0.5, unit: 'm/s' },
  });
  expect(bank.pictures.size).toBe(1);
  expect(problemsOf(bank)).toEqual([]);
});

test('a backup of Moodle 3 is read, and alone its questions too', () => {
  const bank = readMoodleBackup(unpacked('mbz/moodle-3'));
  expect(bank.questions.map(({ draft }) => draft.type)).toEqual(['mcq', 'match', 'long', 'cloze']);
  expect(byName(bank, 'Moon').draft).toMatchObject({ correctAnswer: 'True', feedback: { True: 'In 1969.' } });
  expect(byName(bank, 'Drag').draft).toMatchObject({
    text: 'A _____ _____.',
    correctAnswer: [['black'], ['cat']],
  });
  expect(bank.skipped).toEqual([
    { line: 25, name: 'Random (Default)', type: 'random', reason: expect.any(String) },
  ]);
  expect(readMoodleQuestions(sample('mbz/moodle-3/questions.xml'))).toEqual(bank);
});

const PIECES = [
  '<question type="cloze">',
  '</question>',
  '<answer fraction="x">',
  '{1:MC:=',
  '{#1}',
  '~',
  '}',
  '[[1]]',
  '<',
  '&',
  '\u0000',
  '%-1000000%',
  '<![CDATA[',
  ']]>',
  '1e999',
];

test('whatever a file has lost or gained, nothing is thrown', () => {
  const files = ['moodle-xml/biology.xml', 'mbz/moodle-3/questions.xml', 'mbz/moodle-4/questions.xml'].map(
    sample,
  );
  const mutated = fc
    .tuple(fc.constantFrom(...files), fc.nat(), fc.nat({ max: 200 }), fc.constantFrom(...PIECES))
    .map(
      ([file, at, lost, piece]) =>
        file.slice(0, at % file.length) + piece + file.slice((at % file.length) + lost),
    );
  checkProperty(
    fc.property(mutated, (text) => {
      for (const read of [readMoodleXml, readMoodleQuestions])
        for (const { draft } of read(text).questions) validateQuestion(draft, { useQuestionTimer: false });
    }),
    { numRuns: 300 },
  );
});

test('very much of anything in a text with gaps is read without delay', () => {
  for (const piece of [...PIECES, '{1:SA:', '{1:SA:=a}', '\\', '{', '_', '#', '{1:MC:=a~b#c}'])
    readMoodleXml(
      `<quiz><question type="cloze"><questiontext><text><![CDATA[${piece.replace(']]>', '').repeat(20_000)}]]></text></questiontext></question></quiz>`,
    );
});
