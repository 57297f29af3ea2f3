import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeQuizJson } from '../../server/rules/export/quiz-json/write-quiz-json';
import { readQuizJson, readQuizJsonPackage } from '../../server/rules/import/quiz-json/read-quiz-json';
import { storable } from '../../server/rules/import/storable';
import { checkProperty } from '../../server/testing/property';
import type { ExportedQuestion } from '../../shared/export/exported';
import { toQuestion } from '../../shared/question/from-draft';
import { questionSchema } from '../../shared/question/schema';
import { blankQuiz } from '../../shared/quiz/draft';
import { uploadUrl } from '../../shared/rich-text/upload-id';
import { anyMadeUpQuestion } from './made-up-questions';

const settings = blankQuiz('Cells');
const NO_PICTURES = new Map();

const anyExported: fc.Arbitrary<ExportedQuestion> = fc
  .record({
    made: anyMadeUpQuestion,
    format: fc.constantFrom('plain' as const, 'rich' as const),
    timeLimit: fc.option(fc.integer({ min: 1, max: 600 })),
    pool: fc.option(
      fc.record({ name: fc.constantFrom('Easy', 'Hard'), draw: fc.integer({ min: 1, max: 9 }) }),
    ),
  })
  .map(({ made, pool, ...more }) => ({
    ...made,
    question: { ...made.question, ...more },
    ...(pool && { pool }),
  }));

test('a quiz exported as JSON is read back unchanged: every field, tags and pools', () => {
  checkProperty(
    fc.property(fc.array(anyExported, { maxLength: 4 }), (questions) => {
      const { content, losses } = writeQuizJson({ settings, questions, pictures: NO_PICTURES });
      const { questions: read, skipped } = storable(readQuizJson(String(content)));
      expect([losses, skipped]).toEqual([[], []]);
      expect(read.flatMap(({ problems, notes }) => [...problems, ...notes])).toEqual([]);
      expect(
        read.map(({ draft, tags, pool }) => ({
          ...{ question: toQuestion(draft, '', null), place: 1, tags },
          ...(pool && { pool }),
        })),
      ).toEqual(questions);
    }),
    { numRuns: 100 },
  );
});

test('the share and feedback of an option, and the description of a picture, come back', () => {
  const base = {
    _id: '',
    format: 'rich',
    imageUrl: null,
    imageAlt: 'A cell',
    timeLimit: null,
    explanation: null,
  };
  const question = questionSchema.parse({
    ...{ ...base, type: 'mcq', text: 'Which?', maximumMarks: 4 },
    ...{ options: ['a', 'b', 'c'], correctAnswer: 'a', min: null, max: null, step: null },
    ...{ feedback: { b: 'Nearly.' }, weights: { b: 50 } },
  });
  const exported = { question, place: 1, tags: [] };
  const { content } = writeQuizJson({ settings, questions: [exported], pictures: NO_PICTURES });
  const [read] = readQuizJson(String(content)).questions;
  expect(read && toQuestion(read.draft, '', null)).toEqual(question);
});

test('pictures are included in the package and come back under its file names', () => {
  const [uploadId, other] = ['a'.repeat(24), 'b'.repeat(24)];
  const question = questionSchema.parse({
    ...{ _id: '', format: 'rich', type: 'long', maximumMarks: 1, timeLimit: null, explanation: null },
    ...{ text: `Name it: ![a cell](${uploadId})`, imageUrl: uploadUrl(other), imageAlt: null },
    ...{ options: [], correctAnswer: 'A cell', min: null, max: null, step: null },
  });
  const bytes = new Uint8Array([1, 2, 3]);
  const picture = { bytes, base64: 'AQID', mediaType: 'image/webp' };
  const { content } = writeQuizJson({
    settings,
    questions: [{ question, place: 1, tags: [] }],
    pictures: new Map([uploadId, other].map((id) => [id, picture])),
  });
  if (typeof content === 'string') throw new Error('It is no package.');
  const read = readQuizJsonPackage({
    paths: [...content.keys()],
    text: (path) => content.get(path)?.toString(),
    bytes: (path) => content.get(path) as Uint8Array | undefined,
  });
  const [found] = read.questions;
  const named = /^Name it: !\[a cell\]\((imported-picture-\d{6})\)$/.exec(found?.draft.text ?? '')?.[1] ?? '';
  expect([named, found?.picture ?? ''].map((name) => read.pictures.get(name))).toEqual([
    { bytes },
    { bytes },
  ]);
});

test('damaged, foreign and non-question items are reported with their line', () => {
  const reasons = (text: string) => readQuizJson(text).skipped.map(({ line, reason }) => [line, reason]);
  expect(reasons('{"questions": [')).toEqual([[1, 'This JSON is damaged.']]);
  expect(reasons('{"title": "Cells"}')).toEqual([[1, 'This JSON holds no questions.']]);
  const list =
    '{\n"a": {"questions": [1]},\n"questions": [\n  7,\n  {"type": "hotspot"},\n  {"type": "mcq", "text": "x]"}\n]}';
  expect(reasons(list)).toEqual([
    [4, 'This is no question.'],
    [5, 'There is no question type "hotspot".'],
  ]);
  expect(readQuizJson(list).questions.map(({ line }) => line)).toEqual([6]);
  expect(reasons('{"version": 2, "questions": []}')).toEqual([[1, expect.stringContaining('newer version')]]);
});

test('of a thousand problems listed in a file for an unfinished question some are kept', () => {
  const problems = Array.from({ length: 1000 }, (_, at) => `Fault ${at}`);
  const file = JSON.stringify([{ type: 'long', text: 'Why?', unfinished: true, problems }]);
  const [question] = storable(readQuizJson(file)).questions;
  expect(question?.problems).toEqual(problems.slice(0, 20));
});
