import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeMoodleXml } from '../../server/rules/export/moodle/write-moodle-xml';
import {
  childOf,
  childrenOf,
  descendantsOf,
  readXml,
  textOf,
  type XmlElement,
} from '../../server/rules/import/markup/xml';
import { readMoodleXml } from '../../server/rules/import/moodle/read-moodle-xml';
import { checkProperty } from '../../server/testing/property';
import type { ExportedPicture, ExportedQuestion, ExportedQuiz } from '../../shared/export/exported';
import { questionSchema } from '../../shared/question/schema';
import { quizSwitches } from '../../shared/quiz/settings';
import { anyMadeUpQuestion } from './made-up-questions';

/** The types of `writequestion` in Moodle's question/format/xml/format.php; ordering brings its own, core since 4.4. */
const TYPES = [
  'multichoice',
  'truefalse',
  'shortanswer',
  'numerical',
  'matching',
  'essay',
  'cloze',
  'ordering',
];
/** `fraction_options_full` of question/engine/bank.php: Moodle refuses other fractions on import. */
const FRACTIONS = [
  ...[0, 5, 10, 11.11111, 12.5, 14.28571, 16.66667, 20, 25, 30, 33.33333, 40, 50, 60, 66.66667],
  ...[70, 75, 80, 83.33333, 90, 100],
];
/** ANSWER_REGEX of question/type/multianswer/questiontype.php, for the three kinds of gaps we export. */
const GAP = /\{\d+:(?:SHORTANSWER|NUMERICAL|MULTICHOICE):(?:=|%-?\d+%)?(?:\\[\s\S]|[^\\}])+\}/;

const UPLOAD = 'abcdefghijklmnopqrstuvwx';
const PICTURE: ExportedPicture = { bytes: new Uint8Array([1]), base64: 'AQ==', mediaType: 'image/webp' };
const quizOf = (questions: readonly ExportedQuestion[]): ExportedQuiz => ({
  settings: { title: 'Quiz', description: '', totalTimeSeconds: 60, lang: null, ...quizSwitches },
  questions: questions.map((each, at) => ({ ...each, place: at + 1 })),
  pictures: new Map([[UPLOAD, PICTURE]]),
});

const said = (element: XmlElement, name: string): string => textOf(childOf(element, name)).trim();
const fractionsOf = (question: XmlElement): number[] =>
  childrenOf(question, 'answer').map(({ attributes }) => Number(attributes.fraction));
const positiveSum = (fractions: readonly number[]): number =>
  fractions.filter((fraction) => fraction > 0).reduce((sum, fraction) => sum + fraction, 0);

/** The rules of Moodle's reader that a question breaks. */
function brokenRules(question: XmlElement): string[] {
  const type = question.attributes.type ?? '';
  const fractions = fractionsOf(question);
  const [texts, answers] = [childOf(question, 'questiontext'), childrenOf(question, 'answer')];
  const isShare = !['ordering', 'matching', 'essay', 'cloze'].includes(type);
  const rules: readonly (readonly [string, boolean])[] = [
    ['its type is one', TYPES.includes(type)],
    ['it has a name in a text', said(childOf(question, 'name') ?? question, 'text') !== ''],
    ['its text says its format', texts?.attributes.format === 'html' && childOf(texts, 'text') !== undefined],
    [
      'it has general feedback, empty or not',
      childOf(childOf(question, 'generalfeedback'), 'text') !== undefined,
    ],
    [
      'its grade is a number, where it does not come from gaps',
      type === 'cloze' || Number(said(question, 'defaultgrade')) >= 1,
    ],
    ['its shares are known', !isShare || fractions.every((each) => FRACTIONS.includes(Math.abs(each)))],
    ['one answer is right', !isShare || said(question, 'single') === 'false' || fractions.includes(100)],
    [
      'the right options share all',
      said(question, 'single') !== 'false' || Math.abs(positiveSum(fractions) - 100) < 0.01,
    ],
    ['each answer has a text', answers.every((answer) => childOf(answer, 'text') !== undefined)],
    [
      'a choice says whether one or several',
      type !== 'multichoice' || /^(?:true|false)$/.test(said(question, 'single')),
    ],
    [
      'true stands before false',
      type !== 'truefalse' || answers.map((answer) => said(answer, 'text')).join() === 'true,false',
    ],
    [
      'a number and its tolerance are some',
      type !== 'numerical' ||
        answers.every(
          (answer) => Number.isFinite(Number(said(answer, 'text'))) && Number(said(answer, 'tolerance')) >= 0,
        ),
    ],
    [
      'each pair has a right side',
      type !== 'matching' ||
        childrenOf(question, 'subquestion').every(
          (pair) => said(childOf(pair, 'answer') ?? pair, 'text') !== '',
        ),
    ],
    ['there are two pairs', type !== 'matching' || childrenOf(question, 'subquestion').length >= 2],
    ['its gaps are read', type !== 'cloze' || GAP.test(textOf(texts))],
    ['its fractions are the places', type !== 'ordering' || fractions.every((each, at) => each === at + 1)],
    [
      'its files are named and shown',
      descendantsOf(question, 'file').every(
        ({ attributes: { name = '', encoding } }) =>
          encoding === 'base64' && textOf(question).includes(`@@PLUGINFILE@@/${name}`),
      ),
    ],
  ];
  return rules.flatMap(([rule, isKept]) => (isKept ? [] : [`${type}: ${rule}`]));
}

test("exported questions follow Moodle's import rules", () => {
  checkProperty(
    fc.property(fc.array(anyMadeUpQuestion, { minLength: 1, maxLength: 4 }), (questions) => {
      const { content } = writeMoodleXml(quizOf(questions));
      const { root, fault } = readXml(String(content));
      expect(fault).toBeUndefined();
      expect(root?.name).toBe('quiz');
      const written = root ? childrenOf(root, 'question') : [];
      expect(written).toHaveLength(questions.length);
      expect(written.flatMap(brokenRules)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const question = (fields: Readonly<Record<string, unknown>>): ExportedQuestion => ({
  question: questionSchema.parse({
    ...{ _id: '', format: 'rich', text: 'Why?', imageUrl: null, imageAlt: null, timeLimit: null },
    ...{ maximumMarks: 1, explanation: null, options: [], min: null, max: null, step: null },
    ...fields,
  }),
  place: 1,
  tags: [],
});
const short = question({ type: 'short', correctAnswer: 'a * b' });

test('pictures are included in the file and come back', () => {
  const { question: base } = question({ type: 'short', correctAnswer: 'a', text: `See ![a cat](${UPLOAD})` });
  const { content } = writeMoodleXml(
    quizOf([
      { question: { ...base, imageUrl: `/uploads/${UPLOAD}.webp`, imageAlt: 'a dog' }, place: 1, tags: [] },
    ]),
  );
  expect(
    readXml(String(content))
      .root?.children.filter((child) => typeof child !== 'string')
      .flatMap(brokenRules),
  ).toEqual([]);
  const { questions, pictures } = readMoodleXml(String(content));
  expect(questions[0]?.draft.text).toBe(
    '![a dog](imported-picture-000001)\n\nSee ![a cat](imported-picture-000001)',
  );
  expect([...pictures.values()]).toEqual([{ base64: 'AQ==' }]);
});

test.each([
  [
    'a slider',
    question({ type: 'slider', correctAnswer: [3], min: 0, max: 10, step: 1 }),
    'slider from 0 to 10',
  ],
  ['a time of its own', { ...short, question: { ...short.question, timeLimit: 30 } }, '30 s'],
  ['a pool', { ...short, pool: { name: 'Easy ones', draw: 2 } }, '“Easy ones”'],
  [
    'a tolerance in percent',
    question({ type: 'number', correctAnswer: { value: 20, tolerance: '5%' } }),
    '5% is written as 1',
  ],
  ['a model answer', question({ type: 'long', correctAnswer: 'Because' }), 'for those who mark'],
  [
    'a share that Moodle does not know',
    question({ type: 'mcq', options: ['a', 'b'], correctAnswer: 'a', weights: { b: 37 } }),
    '37%',
  ],
])('%s is a loss that is named, in the file too', (_, exported, sentence) => {
  const { content, losses } = writeMoodleXml(quizOf([short, exported]));
  expect(losses).toEqual([{ question: 2, sentence: expect.stringContaining(sentence) }]);
  expect(String(content)).toContain(`<!-- ${losses[0]?.sentence} -->`);
});

test('a star in an answer is a literal star for Moodle, and again when read back', () => {
  const { content } = writeMoodleXml(quizOf([short]));
  expect(String(content)).toContain('a \\* b');
  expect(readMoodleXml(String(content)).questions[0]?.draft).toMatchObject({ correctAnswer: 'a * b' });
});

test('special characters of the gap syntax are escaped in answers', () => {
  const options = ['C:\\', 'a ~ b # c } d', '=x', '100%'];
  const gaps = question({
    ...{ type: 'cloze', text: 'It is _____.', gaps: [{ kind: 'select', options }] },
    ...{ correctAnswer: [['C:\\']], partialCredit: true },
  });
  const { content } = writeMoodleXml(quizOf([gaps]));
  expect(readMoodleXml(String(content)).questions[0]?.draft).toMatchObject({
    ...{ text: 'It is _____.', correctAnswer: [['C:\\']] },
    gaps: [{ kind: 'select', options }],
  });
});
