import { expect, test } from 'vitest';
import { typedSentences } from '../../server/rules/formats/typed/sentences';
import { readTyped } from '../../server/rules/import/typed/read-typed';

const read = (text: string) => readTyped(text).questions;
const drafts = (text: string) => read(text).map(({ draft }) => draft);
const OPTIONS = ['A. 茶', 'B. 米', 'C. 鱼'].join('\n');

test.each([
  ['（　B　）', '（\u3000）'],
  ['（B）', '（\u3000）'],
  ['（Ｂ）', '（\u3000）'],
  ['( B )', '( )'],
  ['(B)', '( )'],
  ['【 B 】', '【 】'],
])('the letter in brackets inside a question is its answer, and leaves room: %s', (bracket, room) => {
  const [question] = read(`1. 稻子结出${bracket}。\n${OPTIONS}`);
  expect(question?.draft).toMatchObject({
    ...{ type: 'mcq', text: `稻子结出${room}。` },
    ...{ options: ['茶', '米', '鱼'], correctAnswer: '米' },
  });
  expect(question?.notes).toContain(typedSentences.bracketIsKey);
});

test('several letters in brackets are several answers', () => {
  expect(drafts(`1. 能吃的有（AC）。\n${OPTIONS}`)).toMatchObject([
    { type: 'msq', correctAnswer: ['茶', '鱼'] },
  ]);
});

test('narrow brackets of another script count if most questions have them', () => {
  const one = '1. Rice grows in (B).\na) tea\nb) mud\nc) ice';
  expect(drafts(one)).toMatchObject([{ text: 'Rice grows in (B).', correctAnswer: '' }]);
  expect(drafts(`${one}\n\n2. Ice is (C)\na) wet\nb) hot\nc) cold`)).toMatchObject([
    { text: 'Rice grows in ( ).', correctAnswer: 'mud' },
    { text: 'Ice is ( )', correctAnswer: 'cold' },
  ]);
});

test.each(['1. Halve f ( a ).', '1. So f ( A ) is', '1. Take ( a ) now'])(
  'brackets of a function, or with a small letter, contain no answer: %s',
  (text) => {
    expect(drafts(`${text}\na) one\nb) two`)).toMatchObject([{ text: text.slice(3), correctAnswer: '' }]);
  },
);

test('a bracket may precede options on the same line', () => {
  expect(drafts('1. 稻子结出(B) A. 茶  B. 米  C. 鱼')).toMatchObject([
    { text: '稻子结出( )', options: ['茶', '米', '鱼'], correctAnswer: '米' },
  ]);
});

test('an answer line takes precedence, and its question keeps the bracket', () => {
  expect(drafts(`1. 稻子结出（B）。\n${OPTIONS}\n答案：C`)).toMatchObject([
    { text: '稻子结出（B）。', correctAnswer: '鱼' },
  ]);
});

test.each(['（B）', '（ B ）', '( B )', '【B】', '（Ｂ）'])(
  'an answer line may have its letter in brackets: %s',
  (letter) => {
    for (const words of ['答案：', '答案', 'Answer: '])
      expect(drafts(`1. 稻子结出什么？\n${OPTIONS}\n${words}${letter}`)).toMatchObject([
        { correctAnswer: '米' },
      ]);
  },
);

test.each([
  ['（A）茶', '（B）米'],
  ['（ A ）茶', '（ B ）米'],
  ['（Ａ）茶', '（Ｂ）米'],
  ['( A ) 茶', '( B ) 米'],
])('letters in wide brackets count options: %s and %s', (one, other) => {
  const expected = [{ options: ['茶', '米'], correctAnswer: '米' }];
  expect(drafts(`1. 稻子结出什么？\n${one}\n${other}\n答案：B`)).toMatchObject(expected);
  expect(drafts(`1. 稻子结出什么？\n${one}　${other}\n答案：B`)).toMatchObject(expected);
});

test('an answer in brackets may also precede the number', () => {
  expect(
    drafts(`（ B ）1. 稻子结出什么？\n${OPTIONS}\n\n(   )2. 船在哪里？\n${OPTIONS}\n\n（ × ）3. 冰会下沉。`),
  ).toMatchObject([
    { text: '稻子结出什么？', correctAnswer: '米' },
    { text: '船在哪里？', correctAnswer: '' },
    { text: '冰会下沉。', options: ['True', 'False'], correctAnswer: 'False' },
  ]);
});
