import { expect, test } from 'vitest';
import { messages } from '../messages';
import { QUESTION_TYPES } from '../question-types/registry';
import { parseBulkQuestions } from './bulk-paste';
import { bulkPasteExample } from './bulk-paste-example';
import { bulkPasteTexts } from './bulk-paste-texts';
import { blankQuestion } from './draft';
import { toQuestion } from './from-draft';
import { questionSchema } from './schema';

const parse = (text: string, useQuestionTimer = false) => parseBulkQuestions(text, { useQuestionTimer });
const drafts = (text: string) => parse(text).items.map(({ draft }) => draft);
const issues = (text: string, useQuestionTimer = false) => {
  const parsed = parse(text, useQuestionTimer);
  return [...parsed.issues, ...parsed.items.flatMap((item) => item.issues)].map(({ line, sentence }) => [
    line,
    sentence,
  ]);
};

test('the example shows every type and can be saved, with and without question timers', () => {
  expect(new Set(drafts(bulkPasteExample).map(({ type }) => type))).toEqual(new Set(QUESTION_TYPES));
  expect(issues(bulkPasteExample, true)).toEqual([]);
  expect(issues(bulkPasteExample, false)).toEqual([]);
  for (const draft of drafts(bulkPasteExample)) questionSchema.parse(toQuestion(draft, 'q1', null));
});

test('one starred option makes a single choice', () => {
  expect(drafts('1. Which?\na) A\n*b) B\nMarks: 2\nTime: 30')).toEqual([
    {
      ...blankQuestion('mcq'),
      text: 'Which?',
      options: ['A', 'B'],
      correctAnswer: 'B',
      maximumMarks: 2,
      timeLimit: 30,
    },
  ]);
});

test('several starred options, or the type, make a multiple choice', () => {
  expect(drafts('1. Which?\n*a) A\n*b) B\nc) C')[0]).toMatchObject({
    type: 'msq',
    correctAnswer: ['A', 'B'],
  });
  expect(drafts('1. Which?\n*a) A\nb) B\nType: msq')[0]).toMatchObject({ type: 'msq', correctAnswer: ['A'] });
  expect(drafts('1. Which?\n*a) A\nb) B\nType: Multiple choice')[0]).toMatchObject({ type: 'msq' });
});

test('the correct options may also be named by letter or by text', () => {
  const options = '\nA. Paris\nB. Rome\nC. Bern\n';
  expect(drafts(`1. Which?${options}ANSWER: B`)[0]).toMatchObject({ type: 'mcq', correctAnswer: 'Rome' });
  expect(drafts(`1. Which?${options}Answer: Bern`)[0]).toMatchObject({ type: 'mcq', correctAnswer: 'Bern' });
  expect(drafts(`1. Which?${options}Answers: a and c`)[0]).toMatchObject({
    type: 'msq',
    correctAnswer: ['Paris', 'Bern'],
  });
});

test('a text answer is short unless the question says long or the answer has several lines', () => {
  expect(drafts('1. Why?\nAnswer: Because')[0]).toMatchObject({ type: 'short', correctAnswer: 'Because' });
  expect(drafts('1. Why?\nType: long\nAnswer: Because')[0]).toMatchObject({ type: 'long' });
  expect(drafts('1. Why?\nAnswer:\nBecause\nTherefore')[0]).toMatchObject({
    type: 'long',
    correctAnswer: 'Because\nTherefore',
  });
});

test('an explanation may have several lines and stands before or after the other fields', () => {
  const text = '1. Why is the sky blue?\nExplanation: Short waves\nare scattered most.\nAnswer: Scattering';
  const { items, issues } = parseBulkQuestions(text, { useQuestionTimer: false });
  expect(issues).toEqual([]);
  expect(items).toMatchObject([
    {
      issues: [],
      draft: { explanation: 'Short waves\nare scattered most.', correctAnswer: 'Scattering' },
    },
  ]);
});

test('a slider has a range and one or several answers', () => {
  const slider = (range: string, answer = '8') =>
    drafts(`1. How many?\nSlider: ${range}\nAnswer: ${answer}`)[0];
  expect(slider('0 to 20 step 2')).toMatchObject({
    type: 'slider',
    min: 0,
    max: 20,
    step: 2,
    correctAnswer: [8],
  });
  expect(slider('−5 – 5, step 0.5')).toMatchObject({ min: -5, max: 5, step: 0.5 });
  expect(slider('0..20')).toMatchObject({ min: 0, max: 20, step: 1 });
  expect(slider('0-20', '7, 8 or 9')).toMatchObject({ correctAnswer: [7, 8, 9] });
});

test('the text of a numbered question may have several lines and paragraphs', () => {
  expect(drafts('1. Read:\n  x = 1\n\nWhat is x?\n\na) 1\n\n*b) 2\n\nQ2) Why?\nAnswer: So')).toMatchObject([
    { text: 'Read:\n  x = 1\n\nWhat is x?', options: ['1', '2'] },
    { text: 'Why?', correctAnswer: 'So' },
  ]);
});

test('blank lines separate questions that are not numbered', () => {
  expect(drafts('Which?\n*a) A\nb) B\n\nWhy?\nAnswer: So')).toMatchObject([
    { text: 'Which?', type: 'mcq' },
    { text: 'Why?', type: 'short' },
  ]);
});

test('what looks like a number or a letter inside a sentence begins nothing', () => {
  expect(drafts('1. Read:\n3.14 is close to pi\nE. coli is small\ne.g. this\nAnswer: So')).toMatchObject([
    { text: 'Read:\n3.14 is close to pi\nE. coli is small\ne.g. this' },
  ]);
});

test('the line ends, spaces and marks of word processors are read too', () => {
  expect(drafts('\ufeff1.\u00a0Which?\r\n(a)\tA\u2028* (b) B\r\rTime: 2 min')[0]).toMatchObject({
    options: ['A', 'B'],
    correctAnswer: 'B',
    timeLimit: 120,
  });
});

test('an empty text has no questions and nothing wrong', () => {
  expect(parse(' \n\n')).toEqual({ items: [], issues: [] });
});

test.each<[string, [number, string][]]>([
  ['1.\n*a) A\nb) B', [[1, messages.questionTextRequired]]],
  ['1. Which?\n*a) A\nb)\nc) C', [[3, messages.optionBlank]]],
  ['1. Which?\n*a) A', [[2, messages.optionsTooFew]]],
  ['1. Which?\n*a) A\nb) B\nc) A', [[4, messages.optionsNotUnique]]],
  ['1. Which?\na) A\nb) B', [[1, messages.mcqCorrectRequired]]],
  ['1. Which?\na) A\nb) B\nAnswer: d', [[4, messages.mcqCorrectRequired]]],
  ['1. Which?\nType: mcq\n*a) A\n*b) B', [[4, messages.mcqCorrectRequired]]],
  ['1. Which?\nType: msq\na) A\nb) B', [[1, messages.msqCorrectRequired]]],
  ['1. Which?\na) A\nb) B\nAnswer: A, D', [[4, messages.msqCorrectUnknown]]],
  ['1. Why?\n\n2. Why not?\nAnswer: So', [[1, messages.modelAnswerRequired]]],
  ['1. How?\nSlider: wide\nAnswer: 8', [[2, messages.sliderRangeRequired]]],
  ['1. How?\nSlider: 9 to 3\nAnswer: 8', [[2, messages.sliderMaxNotAboveMin]]],
  ['1. How?\nSlider: 0 to 9 step 0\nAnswer: 8', [[2, messages.sliderStepNotPositive]]],
  ['1. How?\nSlider: 0 to 9', [[1, messages.sliderAnswerRequired]]],
  ['1. How?\nSlider: 0 to 9\nAnswer: eight', [[3, messages.sliderAnswersNotNumbers]]],
  ['1. How?\nSlider: 0 to 9\nAnswer: 10', [[3, messages.sliderAnswersOutOfRange]]],
  ['1. How?\nSlider: 0 to 9 step 2\nAnswer: 5', [[3, messages.sliderAnswerOffStep(5, 0)]]],
  ['1. Why?\nAnswer: So\nTime: soon', [[3, messages.questionTimeRequired]]],
  ['1. Why?\nAnswer: So\nMarks: 1.5', [[3, bulkPasteTexts.marksInvalid]]],
  ['1. Why?\nAnswer: So\nType: essay', [[3, bulkPasteTexts.typeUnknown(QUESTION_TYPES)]]],
  ['1. Why?\nMarks: 1\nMarks: 2\nAnswer: So', [[3, bulkPasteTexts.fieldTwice]]],
  ['1. Which?\n*a) A\nb) B\nand more', [[4, bulkPasteTexts.lineNotRead]]],
  ['1. Why?\nAnswer: So\n\nPart B\n\n2. Why?\nAnswer: So', [[4, bulkPasteTexts.lineNotRead]]],
  ['1. Which?\n*a) A\nb) B\nAnswer: b', [[4, bulkPasteTexts.answerAgainstStars]]],
  ['1. Why?\nType: short\na) A\nAnswer: So', [[3, bulkPasteTexts.optionsNeedChoice]]],
  ['1. Why?\nType: short\nSlider: 0 to 9\nAnswer: So', [[3, bulkPasteTexts.rangeNeedsSlider]]],
  ['1. Why?\nAnswer: a\u0000b', [[2, bulkPasteTexts.characterNotStorable]]],
  ['Biology\n\n1. Why?\nAnswer: So', [[1, bulkPasteTexts.lineWithoutQuestion]]],
  ['Marks: 2', [[1, bulkPasteTexts.lineWithoutQuestion]]],
])('%j is told what is wrong in which line', (text, expected) => {
  expect(issues(text)).toEqual(expected);
});

test('with question timers a question without a time is named', () => {
  expect(issues('1. Why?\nAnswer: So', true)).toEqual([[1, messages.questionTimeRequired]]);
  expect(issues('1. Why?\nAnswer: So\nTime: 0', true)).toEqual([[3, messages.questionTimeRequired]]);
});

test('the issues of a question stand in the order of its lines', () => {
  const lines = issues('1.\nMarks: x\na) A\nb)\nTime: x').map(([line]) => line);
  expect(lines).toEqual([1, 1, 2, 4, 5]);
});

test('more than the server takes is told before anything is sent', () => {
  const options = Array.from({ length: 51 }, (_, index) => `${index ? '' : '*'}a) ${index}`).join('\n');
  expect(issues(`1. Which?\n${options}`)).toEqual([[52, messages.optionsTooMany(50)]]);
  expect(issues(`1. ${'x'.repeat(10_001)}\nAnswer: So`)).toHaveLength(1);
  expect(issues(`1. Why?\nAnswer: ${'x'.repeat(10_001)}`)).toHaveLength(1);
});
