import { expect, test } from 'vitest';
import { messages } from '../messages';
import { blankQuestion, type DraftOf, type QuestionDraft } from './draft';
import { validateQuestion } from './validate';

const mcq = { ...blankQuestion('mcq'), text: 'Which?', options: ['A', 'B'], correctAnswer: 'A' };
const msq = { ...blankQuestion('msq'), text: 'Which?', options: ['A', 'B', 'C'], correctAnswer: ['A', 'C'] };
const short = { ...blankQuestion('short'), text: 'Why?', correctAnswer: 'Because' };
const slider = { ...blankQuestion('slider'), text: 'How many?', correctAnswer: [50] };

const sentences = (draft: QuestionDraft, useQuestionTimer = false) =>
  validateQuestion(draft, { useQuestionTimer }).map((issue) => issue.sentence);

test('a question of each type can be saved', () => {
  for (const draft of [mcq, msq, short, { ...short, type: 'long' as const }, slider]) {
    expect(sentences(draft)).toEqual([]);
  }
});

test('a missing text is the first issue', () => {
  expect(sentences(blankQuestion('mcq'))[0]).toBe('Please enter question text');
});

test('a new question reports each field once', () => {
  expect(validateQuestion(blankQuestion('mcq'), { useQuestionTimer: true })).toEqual([
    { field: 'text', sentence: messages.questionTextRequired },
    { field: 'options', sentence: messages.optionBlank },
    { field: 'correctAnswer', sentence: messages.mcqCorrectRequired },
    { field: 'timeLimit', sentence: messages.questionTimeRequired },
  ]);
});

test.each([
  [['A', ' '], messages.optionBlank],
  [['A'], messages.optionsTooFew],
  [[], messages.optionsTooFew],
  [['A', 'B', 'A '], messages.optionsNotUnique],
])('the options %j are refused', (options, sentence) => {
  expect(sentences({ ...mcq, options })[0]).toBe(sentence);
  expect(sentences({ ...msq, options })[0]).toBe(sentence);
});

test('options that differ in case are different options', () => {
  expect(sentences({ ...mcq, options: ['A', 'a'] })).toEqual([]);
});

test('a single choice needs one correct option that is among the options', () => {
  expect(sentences({ ...mcq, correctAnswer: '' })).toEqual(['Select one correct option']);
  expect(sentences({ ...mcq, correctAnswer: 'C' })).toEqual(['Select one correct option']);
  expect(sentences({ ...mcq, correctAnswer: ['A'] })).toEqual(['Select one correct option']);
});

test('a multiple choice needs correct options, all among the options', () => {
  expect(sentences({ ...msq, correctAnswer: [] })).toEqual(['Select at least one correct option']);
  expect(sentences({ ...msq, correctAnswer: ['A', 'D'] })).toEqual([
    'Correct options must be among provided options',
  ]);
});

test('a text question needs a model answer', () => {
  expect(sentences({ ...short, correctAnswer: ' \n' })).toEqual(['Provide a model answer']);
});

test.each<[Partial<DraftOf<'slider'>>, string]>([
  [{ min: null }, 'Provide slider min, max and step'],
  [{ step: Number.NaN }, 'Provide slider min, max and step'],
  [{ max: 0 }, 'Max must be greater than min'],
  [{ step: 0 }, 'Step must be positive'],
  [{ correctAnswer: [] }, 'Provide at least one model answer for slider question'],
  [{ correctAnswer: [5, 'five'] }, 'All slider answers must be numbers'],
  [{ correctAnswer: [101] }, 'All correct answers must be within slider range'],
  [{ correctAnswer: [5, 6.5] }, '6.5 is not a valid step from min 0'],
])('a slider with %j is refused', (changes, sentence) => {
  expect(sentences({ ...slider, ...changes })).toEqual([sentence]);
});

test('a slider from 0 in steps of 0.1 accepts 0.3', () => {
  expect(sentences({ ...slider, max: 1, step: 0.1, correctAnswer: [0.3] })).toEqual([]);
});

test('a time limit is needed only with question timers', () => {
  expect(sentences({ ...short, timeLimit: 0 })).toEqual([]);
  expect(sentences({ ...short, timeLimit: Number.NaN })).toEqual([messages.questionTimeRequired]);
  expect(sentences({ ...short, timeLimit: 0 }, true)).toEqual([messages.questionTimeRequired]);
  expect(sentences({ ...short, timeLimit: null }, true)).toEqual([messages.questionTimeRequired]);
  expect(sentences({ ...short, timeLimit: 30 }, true)).toEqual([]);
});
