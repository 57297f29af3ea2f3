import { expect, test } from 'vitest';
import { typedSentences } from '../../../server/rules/formats/typed/sentences';
import { readTyped } from '../../../server/rules/import/typed/read-typed';
import { validateQuestion } from '../../question/validate';
import { pairInLine } from './pairs';

const drafts = (text: string) => readTyped(text).questions.map(({ draft }) => draft);
const issues = (text: string) =>
  readTyped(text).questions.flatMap(({ draft, problems }) => [
    ...problems,
    ...validateQuestion(draft, { useQuestionTimer: false }).map(({ sentence }) => sentence),
  ]);

test.each([
  ['Fe = Iron', 'Fe', 'Iron'],
  ['Fe -> Iron', 'Fe', 'Iron'],
  ['Fe → Iron', 'Fe', 'Iron'],
  ['Fe=>Iron', 'Fe', 'Iron'],
  ['Fe\tIron', 'Fe', 'Iron'],
  ['x=2 = two', 'x=2', 'two'],
  ['= Zinc', '', 'Zinc'],
])('“%s” is a pair', (line, left, right) => {
  expect(pairInLine(line)).toEqual({ left, right });
});

test.each(['Iron', 'Fe =', '', '→'])('“%s” is not a pair', (line) => {
  expect(pairInLine(line)).toBeUndefined();
});

test.each([
  'Type: matching\nFe = Iron\nCu = Copper\n= Zinc\nMarks: 2',
  'Fe → Iron\nCu → Copper\n→ Zinc\nMarks: 2\nType: match',
])('pairs may be below the text, before or after the type', (lines) => {
  const text = `1. Match x = y.\n${lines}`;
  expect(issues(text)).toEqual([]);
  expect(drafts(text)).toMatchObject([
    {
      ...{ type: 'match', text: 'Match x = y.', left: ['Fe', 'Cu'], right: ['Iron', 'Copper', 'Zinc'] },
      ...{ correctAnswer: { Fe: 'Iron', Cu: 'Copper' }, maximumMarks: 2 },
    },
  ]);
});

test('without the type, lines with a sign stay text', () => {
  expect(drafts('1. Solve\nx = 2\nAnswer: 2')).toMatchObject([{ type: 'short', text: 'Solve\nx = 2' }]);
});

test('steps are lettered, or numbered directly below the type, and the next question is separate', () => {
  const text = '1. Order\nType: ordering\n1) Wash\n2) Eat\n3) Leave\n\n4. Next?\nAnswer: Yes';
  expect(issues(text)).toEqual([]);
  expect(drafts(text)).toMatchObject([
    { type: 'order', text: 'Order', correctAnswer: ['Wash', 'Eat', 'Leave'] },
    { type: 'short', text: 'Next?' },
  ]);
  expect(drafts('1. Order\na) Wash\nb) Eat\nType: ordering')).toMatchObject([
    { type: 'order', correctAnswer: ['Wash', 'Eat'] },
  ]);
});

test('an answer beside the pairs is reported at its line', () => {
  expect(issues('1. Match\nType: matching\nFe = Iron\nCu = Copper\nAnswer: Fe')).toEqual([
    typedSentences.inLine(5, typedSentences.pairsAreTheKey),
  ]);
  expect(issues('1. Match\nType: matching\nFe = Iron')).toEqual(['Provide at least two pairs']);
});
