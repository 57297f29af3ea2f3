import { expect, test } from 'vitest';
import { messages } from '../../../../shared/messages';
import { blankQuestion } from '../../../../shared/question/draft';
import { toQuestion } from '../../../../shared/question/from-draft';
import { questionSchema } from '../../../../shared/question/schema';
import { validateQuestion } from '../../../../shared/question/validate';
import { QUESTION_TYPES } from '../../../../shared/question-types/registry';
import { typedSentences } from '../../formats/typed/sentences';
import { readTyped } from './read-typed';
import { typedExample } from './typed-example';

const drafts = (text: string) => readTyped(text).questions.map(({ draft }) => draft);
/** The problems of the questions. */
const issues = (text: string, useQuestionTimer = false) =>
  readTyped(text).questions.flatMap(({ draft, problems }) => [
    ...problems,
    ...validateQuestion(draft, { useQuestionTimer }).map(({ sentence }) => sentence),
  ]);
const { inLine } = typedSentences;

test('the example shows every type and can be saved, with and without question timers', () => {
  expect(new Set(drafts(typedExample).map(({ type }) => type))).toEqual(new Set(QUESTION_TYPES));
  expect(issues(typedExample, true)).toEqual([]);
  expect(issues(typedExample, false)).toEqual([]);
  for (const draft of drafts(typedExample)) questionSchema.parse(toQuestion(draft, 'q1', null));
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

test('of options that differ by case alone an answer names the one that it writes, or none', () => {
  const named = (answer: string) => readTyped(`1. Which gas?\na) CO\nb) Co\nAnswer: ${answer}`).questions[0];
  expect(named('CO')).toMatchObject({ problems: [], draft: { correctAnswer: 'CO' } });
  expect(named('Co.')).toMatchObject({ problems: [], draft: { correctAnswer: 'Co' } });
  expect(named('co')?.draft.correctAnswer).toBe('co');
});

test('a text answer is short unless the question asks for a long one or the answer has several lines', () => {
  expect(drafts('1. Why?\nAnswer: Because')[0]).toMatchObject({ type: 'short', correctAnswer: 'Because' });
  expect(drafts('1. Why?\nType: long\nAnswer: Because')[0]).toMatchObject({ type: 'long' });
  expect(drafts('1. Why?\nAnswer:\nBecause\nTherefore')[0]).toMatchObject({
    type: 'long',
    correctAnswer: 'Because\nTherefore',
  });
});

test('an explanation may have several lines, before or after the other fields', () => {
  const text = '1. Why is the sky blue?\nExplanation: Short waves\nare scattered most.\nAnswer: Scattering';
  expect(readTyped(text)).toMatchObject({ skipped: [] });
  expect(readTyped(text).questions).toMatchObject([
    {
      problems: [],
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

test('blank lines separate unnumbered questions', () => {
  expect(drafts('Which?\n*a) A\nb) B\n\nWhy?\nAnswer: So')).toMatchObject([
    { text: 'Which?', type: 'mcq' },
    { text: 'Why?', type: 'short' },
  ]);
});

test('numbers and letters inside a sentence begin nothing', () => {
  expect(drafts('1. Read:\n3.14 is close to pi\nE. coli is small\ne.g. this\nAnswer: So')).toMatchObject([
    { text: 'Read:\n3.14 is close to pi\nE. coli is small\ne.g. this' },
  ]);
});

test('the line endings, spaces and marks of word processors are read too', () => {
  expect(drafts('\ufeff1.\u00a0Which?\r\n(a)\tA\u2028* (b) B\r\rTime: 2 min')[0]).toMatchObject({
    options: ['A', 'B'],
    correctAnswer: 'B',
    timeLimit: 120,
  });
});

test('an empty text has no questions and no problems', () => {
  expect(readTyped(' \n\n')).toMatchObject({ questions: [], skipped: [] });
});

test.each<[string, string[]]>([
  ['1.\n*a) A\nb) B', [messages.questionTextRequired]],
  ['1. Which?\n*a) A\nb)\nc) C', [messages.optionBlank]],
  ['1. Which?\n*a) A', [messages.optionsTooFew]],
  ['1. Which?\n*a) A\nb) B\nc) A', [messages.optionsNotUnique]],
  ['1. Which?\na) A\nb) B', [messages.mcqCorrectRequired]],
  ['1. Which?\na) A\nb) B\nAnswer: d', [messages.mcqCorrectRequired]],
  ['1. Which?\nType: mcq\n*a) A\n*b) B', [messages.mcqCorrectRequired]],
  ['1. Which?\nType: msq\na) A\nb) B', [messages.msqCorrectRequired]],
  ['1. Which?\na) A\nb) B\nAnswer: A, D', [messages.msqCorrectUnknown]],
  ['1. Why?\n\n2. Why not?\nAnswer: So', [typedSentences.answerMissing, messages.modelAnswerRequired]],
  ['1. How?\nSlider: wide\nAnswer: 8', [messages.sliderRangeRequired]],
  ['1. How?\nSlider: 9 to 3\nAnswer: 8', [messages.sliderMaxNotAboveMin]],
  ['1. How?\nSlider: 0 to 9 step 0\nAnswer: 8', [messages.sliderStepNotPositive]],
  ['1. How?\nSlider: 0 to 9', [messages.sliderAnswerRequired]],
  ['1. How?\nSlider: 0 to 9\nAnswer: eight', [messages.sliderAnswersNotNumbers]],
  ['1. How?\nSlider: 0 to 9\nAnswer: 10', [messages.sliderAnswersOutOfRange]],
  ['1. How?\nSlider: 0 to 9 step 2\nAnswer: 5', [messages.sliderAnswerOffStep(5, 0)]],
  ['1. Why?\nAnswer: So\nTime: soon', [messages.questionTimeRequired]],
  ['1. Why?\nAnswer: So\nMarks: 1.5', [inLine(3, typedSentences.marksInvalid)]],
  ['1. Why?\nAnswer: So\nType: riddle', [inLine(3, typedSentences.typeUnknown(QUESTION_TYPES))]],
  ['1. Why?\nMarks: 1\nMarks: 2\nAnswer: So', [inLine(3, typedSentences.fieldTwice)]],
  ['1. Why?\nAnswer: So\nMarks: 2\nand more', [inLine(4, typedSentences.lineNotRead)]],
  ['1. Which?\n*a) A\nb) B\nAnswer: b', [inLine(4, typedSentences.answerAgainstMarks)]],
  ['1. Why?\nType: short\na) A\nAnswer: So', [inLine(3, typedSentences.optionsNeedChoice)]],
  ['1. Why?\nType: short\nSlider: 0 to 9\nAnswer: So', [inLine(3, typedSentences.rangeNeedsSlider)]],
  ['1. Why?\nAnswer: a\u0000b', [inLine(2, typedSentences.characterNotStorable)]],
])('%j: a question reports its problem', (text, expected) => {
  expect(issues(text)).toEqual(expected);
});

test.each<[string, [number, string][]]>([
  ['Biology\n\n1. Why?\nAnswer: So', [[1, typedSentences.textWithoutQuestion]]],
  ['Marks: 2\n\n1. Why?\nAnswer: So', [[1, typedSentences.heading]]],
  ['1. Why?\nAnswer: So\n\nPart B\n\n2. Why?\nAnswer: So', [[4, typedSentences.heading]]],
  ['1. Why?\nAnswer: So\n\nMore of it\n\n2. Why?\nAnswer: So', [[4, typedSentences.textBetween]]],
])('%j: a line outside questions is skipped with its number, and stops none', (text, expected) => {
  const { questions, skipped } = readTyped(text);
  expect(skipped.map(({ line, reason }) => [line, reason])).toEqual(expected);
  expect(questions.map(({ draft }) => draft.text)).toEqual(questions.map(() => 'Why?'));
  expect(questions[0]?.problems).toEqual([]);
});

test('with question timers a question without a time is reported', () => {
  expect(issues('1. Why?\nAnswer: So', true)).toEqual([messages.questionTimeRequired]);
  expect(issues('1. Why?\nAnswer: So\nTime: 0', true)).toEqual([messages.questionTimeRequired]);
});

test('values beyond the server’s limits are reported before anything is sent', () => {
  const options = Array.from({ length: 51 }, (_, index) => `${index ? '' : '*'}a) ${index}`).join('\n');
  expect(issues(`1. Which?\n${options}`)).toEqual([inLine(52, messages.optionsTooMany(50))]);
  expect(issues(`1. ${'x'.repeat(10_001)}\nAnswer: So`)).toHaveLength(1);
  expect(issues(`1. Why?\nAnswer: ${'x'.repeat(10_001)}`)).toHaveLength(1);
});
