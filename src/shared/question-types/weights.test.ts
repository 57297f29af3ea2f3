import { expect, test } from 'vitest';
import { markObjective } from '../marking/mark-objective';
import { toDraft } from '../question/draft';
import { toQuestion } from '../question/from-draft';
import { validateQuestion } from '../question/validate';
import { questionSchemas } from './registry';

const { mcq, msq } = questionSchemas();
const BASE = { _id: 'q', imageUrl: null, imageAlt: null, timeLimit: null, format: 'rich', maximumMarks: 4 };
const RANGE = { min: null, max: null, step: null };
const planet = (weights: Record<string, number>) =>
  mcq.question.parse({
    ...{ ...BASE, ...RANGE, type: 'mcq', text: 'Which is the largest planet?', weights },
    ...{ options: ['Jupiter', 'Saturn', 'Mars'], correctAnswer: 'Jupiter' },
  });
const gases = (weights: Record<string, number>) =>
  msq.question.parse({
    ...{ ...BASE, ...RANGE, type: 'msq', text: 'Which are gases?', weights, partialCredit: true },
    ...{ options: ['Neon', 'Argon', 'Iron', 'Gold'], correctAnswer: ['Neon', 'Argon'] },
  });
const issues = (question: ReturnType<typeof planet> | ReturnType<typeof gases>) =>
  validateQuestion(toDraft(question), { useQuestionTimer: false }).map(({ sentence }) => sentence);

test.each([
  ['Jupiter', 4, true],
  ['Saturn', 2, false],
  ['Mars', 0, false],
])('with half the marks for Saturn, %s earns %d of 4', (answer, score, isCorrect) => {
  expect(markObjective(planet({ Saturn: 50 }), answer)).toEqual({ isCorrect, score });
});

test.each([
  [['Neon', 'Argon'], 4, true],
  [['Neon'], 2.5, false],
  [['Argon'], 1, false],
  [['Neon', 'Iron'], 0.5, false],
  [['Iron', 'Gold'], 0, false],
  [['Neon', 'Argon', 'Gold'], 3.5, false],
])('each option earns or costs its own percentage: %j earns %d of 4', (answer, score, isCorrect) => {
  const question = gases({ Neon: 66.667, Argon: 33.333, Iron: -50 });
  expect(markObjective(question, answer)).toEqual({ isCorrect, score });
});

test('a weight stays with its option, and is removed with it', () => {
  const weighed = planet({ Saturn: 50 });
  expect(toQuestion(toDraft(weighed), 'q', null)).toEqual(weighed);
  const draft = { ...toDraft(planet({ Saturn: 50, Mars: 0 })), correctAnswer: 'Saturn' };
  expect(toQuestion(draft as ReturnType<typeof toDraft>, 'q', null)).not.toHaveProperty('weights');
});

test.each([
  [planet({ Saturn: 99 }), []],
  [planet({ Saturn: 100 }), ['What another option earns must be from 0 to 99 percent']],
  [planet({ Saturn: -5 }), ['What another option earns must be from 0 to 99 percent']],
  [gases({ Neon: 50, Argon: 50, Iron: -100 }), []],
  [gases({ Neon: 33.3, Argon: 66.6 }), []],
  [gases({ Neon: 50 }), ['The correct options must earn 100 percent together; now they earn 50']],
])('the weight of an option is limited: case %#', (question, sentences) => {
  expect(issues(question)).toEqual(sentences);
});

test('an invalid number is refused, not treated as missing', () => {
  const draft = { ...toDraft(planet({})), weights: { Saturn: Number.NaN } };
  const found = validateQuestion(draft as ReturnType<typeof toDraft>, { useQuestionTimer: false });
  expect(found).toEqual([
    { field: 'weights', sentence: 'What another option earns must be from 0 to 99 percent' },
  ]);
});
