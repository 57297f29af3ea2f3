import { expect, test } from 'vitest';
import { readMoodleXml } from '../../server/rules/import/moodle/read-moodle-xml';
import { readQti } from '../../server/rules/import/qti/read-qti';
import { importProblems } from '../../shared/import/messages';

const read = (type: string, inside: string) => {
  const [question] = readMoodleXml(
    `<quiz><question type="${type}"><name><text>N</text></name><questiontext format="html"><text>Tell.</text></questiontext>${inside}</question></quiz>`,
  ).questions;
  if (!question) throw new Error('There is no question.');
  return { key: question.draft.correctAnswer, problems: question.problems, notes: question.notes };
};
const answer = (fraction: number, text: string, more = '') =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`;
const within = (tolerance: string) => `<tolerance>${tolerance}</tolerance>`;

test.each([
  ['plain_text', '  Two lines:\n    one\n', '  Two lines:\n    one', 0],
  [
    'html',
    '<![CDATA[<p>Cold <b>water</b> sinks.</p><ul><li>dense</li><li>salty</li></ul>]]>',
    'Cold water sinks.\ndense\nsalty',
    1,
  ],
  ['markdown', 'It *sinks*.', 'It sinks.', 1],
  ['moodle_auto_format', ' ', '', 0],
])('what those who mark are told, as %s, is the model answer of an essay', (format, text, key, notes) => {
  const found = read('essay', `<graderinfo format="${format}"><text>${text}</text></graderinfo>`);
  expect([found.key, found.problems, found.notes.length]).toEqual([key, [], notes]);
});

test('an answer template becomes a note next to the model answer', () => {
  const found = read(
    'essay',
    '<graderinfo format="plain_text"><text>Any two</text></graderinfo><responsetemplate format="html"><text>Firstly</text></responsetemplate>',
  );
  expect([found.key, found.notes]).toEqual(['Any two', ['The answer began with: Firstly']]);
});

test('of several right numbers the first is kept with its tolerance, even after a star', () => {
  const two = read('numerical', answer(100, '0', within('0.5')) + answer(100, '273.15', within('1')));
  expect(two.key).toEqual({ value: 0, tolerance: 0.5, unit: '' });
  expect(two.problems).toEqual([expect.stringContaining('0, 273.15')]);
  const any = read('numerical', answer(100, '*') + answer(100, '32', within('2')));
  expect(any.key).toEqual({ value: 32, tolerance: 2, unit: '' });
  expect(any.problems).toEqual(['The file takes any other answer (*) for right.']);
});

test('a choice in which every option earns all marks gets the same message from every format', () => {
  const survey = [importProblems.everyOptionRight];
  const all = ['Daily', 'Weekly', 'Never'];
  expect(
    read('multichoice', `<single>true</single>${all.map((text) => answer(100, text)).join('')}`),
  ).toMatchObject({
    ...{ key: 'Daily', problems: survey },
  });
  expect(read('truefalse', answer(100, 'true') + answer(100, 'false')).problems).toEqual(survey);
  const options = all.map((text) => `<simpleChoice identifier="${text}">${text}</simpleChoice>`);
  const entries = all.map((text) => `<mapEntry mapKey="${text}" mappedValue="1"/>`);
  const [question] = readQti(
    `<assessmentItem identifier="i"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><mapping>${entries.join('')}</mapping></responseDeclaration>
    <itemBody><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>How often?</prompt>${options.join('')}</choiceInteraction></itemBody></assessmentItem>`,
  ).questions;
  expect([question?.draft.correctAnswer, question?.problems]).toEqual(['Daily', survey]);
});

test('a choice in which some options earn all marks gets a separate message', () => {
  const some = read('multichoice', answer(100, 'a') + answer(100, 'b') + answer(0, 'c'));
  expect(some.problems).toHaveLength(1);
  expect(some.problems).not.toContain(importProblems.everyOptionRight);
});

test('several options with the same highest share of the marks are reported as a problem', () => {
  const halves = read('multichoice', answer(50, 'a') + answer(50, 'b') + answer(0, 'c'));
  expect([halves.key, halves.problems.length]).toEqual(['a', 1]);
  expect(read('multichoice', answer(40, 'a') + answer(40, 'b')).problems).toEqual([
    importProblems.everyOptionRight,
  ]);
});
