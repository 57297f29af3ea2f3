import { expect, test } from 'vitest';
import type { Question } from '../question/schema';
import { changesFrozenParts, changesFrozenSettings, changesMarking } from './frozen';

const question: Question = {
  _id: 'q1',
  type: 'mcq',
  format: 'plain',
  text: 'Which one?',
  imageUrl: null,
  imageAlt: null,
  explanation: null,
  options: ['A', 'B'],
  correctAnswer: 'A',
  feedback: {},
  min: null,
  max: null,
  step: null,
  timeLimit: 30,
  maximumMarks: 1,
};
const quiz = {
  totalTimeSeconds: 1800,
  useQuestionTimer: false,
  sendOneByOne: false,
  questions: ['q1', 'q2'],
};

test('an unchanged question changes nothing', () => {
  expect(changesFrozenParts(question, structuredClone(question))).toBe(false);
});

test('text, correct answer, marks and image may be corrected after students started', () => {
  const corrected: Question = {
    ...question,
    text: 'Which one is right?',
    correctAnswer: 'B',
    maximumMarks: 3,
    imageUrl: '/uploads/x.webp',
    imageAlt: 'A cell',
    feedback: { A: 'Look at the membrane.' },
  };
  expect(changesFrozenParts(question, corrected)).toBe(false);
});

test('the format of a question’s texts is frozen', () => {
  expect(changesFrozenParts(question, { ...question, format: 'rich' })).toBe(true);
});

test('options and time of a question are frozen', () => {
  expect(changesFrozenParts(question, { ...question, options: ['B', 'A'] } as Question)).toBe(true);
  expect(changesFrozenParts(question, { ...question, options: ['A', 'B', 'C'] } as Question)).toBe(true);
  expect(changesFrozenParts(question, { ...question, timeLimit: null })).toBe(true);
});

test('the type and the slider range of a question are frozen', () => {
  const slider: Question = {
    ...question,
    type: 'slider',
    options: [],
    correctAnswer: [5],
    min: 0,
    max: 10,
    step: 1,
  };
  expect(changesFrozenParts(question, slider)).toBe(true);
  expect(changesFrozenParts(slider, { ...slider, step: 0.5 })).toBe(true);
  expect(changesFrozenParts(slider, { ...slider, correctAnswer: [6] })).toBe(false);
});

test('the times and the order of the questions of a quiz are frozen', () => {
  expect(changesFrozenSettings(quiz, { ...quiz, questions: ['q1', 'q2'] })).toBe(false);
  expect(changesFrozenSettings(quiz, { ...quiz, totalTimeSeconds: 60 })).toBe(true);
  expect(changesFrozenSettings(quiz, { ...quiz, useQuestionTimer: true })).toBe(true);
  expect(changesFrozenSettings(quiz, { ...quiz, questions: ['q2', 'q1'] })).toBe(true);
});

test('marks depend on the correct answer and the maximum, not on the image', () => {
  expect(changesMarking(question, { ...question, correctAnswer: 'B' } as Question)).toBe(true);
  expect(changesMarking(question, { ...question, maximumMarks: 2 })).toBe(true);
  expect(changesMarking(question, { ...structuredClone(question), imageUrl: '/uploads/x.webp' })).toBe(false);
});

test('the wording of a question affects marks only if a text is graded', () => {
  const short: Question = { ...question, type: 'short', options: [], correctAnswer: 'A' };
  expect(changesMarking(short, { ...short, text: 'Which one is right?' })).toBe(true);
  expect(changesMarking(question, { ...question, text: 'Which one is right?' })).toBe(false);
});

test('giving part marks affects marks, and may be corrected', () => {
  const msq = { ...question, type: 'msq', correctAnswer: ['A'], partialCredit: false } as Question;
  const withParts = { ...msq, partialCredit: true } as Question;
  expect(changesMarking(msq, withParts)).toBe(true);
  expect(changesFrozenParts(msq, withParts)).toBe(false);
});
