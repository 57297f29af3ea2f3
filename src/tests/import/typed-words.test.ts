import { expect, test } from 'vitest';
import { readTyped } from '../../server/rules/import/typed/read-typed';
import { plainWord } from '../../server/rules/import/words/word-set';
import {
  ANSWER_WORDS,
  EXPLANATION_WORDS,
  MARK_WORDS,
  OPTION_WORDS,
  QUESTION_WORDS,
  RIGHT_WORDS,
  SOLUTION_WORDS,
  TASK_WORDS,
} from './typed-phrases';

const wordsOf = (list: string): string[] =>
  list.split(/[|\n]/).flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));

const drafts = (text: string) => readTyped(text).questions.map(({ draft }) => draft);
const BOTH = { options: ['mel', 'sal'], correctAnswer: 'sal', explanation: null };

test.each(wordsOf(ANSWER_WORDS))('"%s: b" names the answer, even in capitals or without accents', (word) => {
  for (const said of [
    `${word}: b`,
    `${word.toUpperCase()} : B`,
    `${plainWord(word)} – (b)`,
    `**${word}:** b`,
  ])
    expect(drafts(`1. Quid?\na) mel\nb) sal\n${said}`)).toMatchObject([BOTH]);
});

test.each([...wordsOf(QUESTION_WORDS), ...wordsOf(TASK_WORDS)])('"%s 1" begins a question', (word) => {
  for (const sign of [':', '.', ')', ' -', '।']) {
    const text = [1, 2].map((at) => `${word} ${at}${sign} Quid?\na) mel\nb) sal\nAnswer: b`).join('\n');
    expect(drafts(text)).toMatchObject([
      { text: 'Quid?', ...BOTH },
      { text: 'Quid?', ...BOTH },
    ]);
  }
});

test.each(wordsOf(EXPLANATION_WORDS))('"%s:" explains', (word) => {
  expect(drafts(`1. Quid?\na) mel\nb) sal\nAnswer: b\n${word}: Ita est.`)).toMatchObject([
    { ...BOTH, explanation: 'Ita est.' },
  ]);
});

test.each(wordsOf(SOLUTION_WORDS))('"%s:" gives the answer of a question without one', (word) => {
  expect(drafts(`1. Quid?\na) mel\nb) sal\n${word}: b`)).toMatchObject([BOTH]);
});

test.each(wordsOf(MARK_WORDS))('"%s" in brackets after or before a number is read as marks', (word) => {
  expect(drafts(`1. Quid? (3 ${word})\nAnswer: sal`)).toMatchObject([{ text: 'Quid?', maximumMarks: 3 }]);
  expect(drafts(`1. Quid?\nAnswer: sal\n${word}: 3`)).toMatchObject([{ maximumMarks: 3 }]);
});

test.each(wordsOf(OPTION_WORDS))('"%s:" above options is not part of their question', (word) => {
  expect(drafts(`1. Quid?\n${word}:\na) mel\nb) sal\nAnswer: b`)).toMatchObject([{ text: 'Quid?', ...BOTH }]);
});

test.each(wordsOf(RIGHT_WORDS))('"(%s)" after an option marks it', (word) => {
  expect(drafts(`1. Quid?\na) mel\nb) sal (${word})`)).toMatchObject([BOTH]);
});

test.each([
  ['а', 'б'],
  ['α', 'β'],
  ['أ', 'ب'],
  ['א', 'ב'],
  ['क', 'ख'],
  ['ক', 'খ'],
  ['அ', 'ஆ'],
  ['అ', 'ఆ'],
  ['ก', 'ข'],
  ['가', '나'],
  ['ア', 'イ'],
  ['甲', '乙'],
  ['الف', 'ب'],
  ['ఎ', 'బి'],
  ['ए', 'बी'],
])('the letters %s and %s count options with a stop, a bracket and side by side', (one, other) => {
  for (const [before, behind] of [
    ['', '. '],
    ['', ') '],
    ['(', ') '],
  ] as const)
    for (const between of ['\n', '   '])
      expect(
        drafts(
          `1. Quid?\n${before}${one}${behind}mel${between}${before}${other}${behind}sal\nAnswer: ${other}`,
        ),
      ).toMatchObject([BOTH]);
});

test.each([
  ['أ', 'ب'],
  ['а', 'б'],
  ['א', 'ב'],
  ['ক', 'খ'],
])('the letters %s and %s count options with a dash', (one, other) => {
  for (const dash of ['- ', ' - ', '-', ' – '])
    expect(drafts(`1. Quid?\n${one}${dash}mel\n${other}${dash}sal\nAnswer: ${other}`)).toMatchObject([BOTH]);
});

test('circled numbers number options', () => {
  expect(drafts('1번. Quid?\n① mel\n② sal\n정답: ②')).toMatchObject([{ text: 'Quid?', ...BOTH }]);
});

test('an answer after options on the same line is not an option', () => {
  for (const said of [
    'Antwort: b',
    '  Respuesta (b)',
    'Đáp án: B',
    '(उत्तर: b)',
    '  Answer b',
    'Ответ: b',
    '答案：b',
  ])
    expect(drafts(`1. Quid? (a) mel (b) sal ${said}`)).toMatchObject([{ text: 'Quid?', ...BOTH }]);
  expect(drafts('1. Quid est?  Antwort: sal\n2. Quid? Réponse : mel')).toMatchObject([
    { text: 'Quid est?', correctAnswer: 'sal' },
    { text: 'Quid?', correctAnswer: 'mel' },
  ]);
});

test('a list of answers may have a heading in any language', () => {
  const questions = '1. Quid?\na) mel\nb) sal\n2. Quid?\na) mel\nb) sal\n\n';
  for (const list of [
    'Lösungen:\n1. b\n2. b',
    'Gabarito: 1. b 2. b',
    'उत्तर कुंजी\n1. b\n2. b',
    'Cevap anahtarı: 1-b, 2-b',
  ])
    expect(drafts(questions + list)).toMatchObject([BOTH, BOTH]);
});

test('answer words within a sentence are text', () => {
  expect(drafts('1. Quid?\na) die Antwort: mel\nb) sal\nAnswer: b')).toMatchObject([
    { options: ['die Antwort: mel', 'sal'], correctAnswer: 'sal' },
  ]);
});

test.each([
  ['1-', 'a-'],
  ['1–', 'A–'],
  ['1.-', 'a.-'],
  ['1/', 'a/'],
  ['1. ', 'a.'],
  ['1. ', 'A.'],
])('numbers and letters may stand as "%s" and "%s" before their text', (number, letter) => {
  const options = (at: number) => letter.replace('a', 'ab'[at] ?? '').replace('A', 'AB'[at] ?? '');
  const space = number.endsWith('.-') ? ' ' : '';
  const question = (at: number) =>
    `${number.replace('1', String(at))}${space}Quid est\n\t${options(0)}${space}Mel\n\t${options(1)}${space}Sal\n`;
  expect(drafts(`${question(1)}Answer: b\n${question(2)}Answer: a`)).toMatchObject([
    { type: 'mcq', text: 'Quid est', options: ['Mel', 'Sal'], correctAnswer: 'Sal' },
    { type: 'mcq', text: 'Quid est', options: ['Mel', 'Sal'], correctAnswer: 'Mel' },
  ]);
  expect(drafts(question(1) + question(2)).map(({ type }) => type)).toEqual(['mcq', 'mcq']);
});

test('names with numbers and letters before them are neither questions nor options', () => {
  expect(drafts('Which is a ketone?\n1-propanol\n2-propanone\nAnswer: 2-propanone')).toMatchObject([
    { type: 'mcq', options: ['1-propanol', '2-propanone'], correctAnswer: '2-propanone' },
  ]);
  expect(drafts('1. Describe:\nA-level courses\nE.coli\ni.e. this\nAnswer: x')).toMatchObject([
    { text: 'Describe:\nA-level courses\nE.coli\ni.e. this', type: 'short' },
  ]);
});

test('a number in brackets is marks after a sentence, but not after a question', () => {
  expect(drafts('1. Outline the water cycle. (6)')).toMatchObject([
    { text: 'Outline the water cycle.', maximumMarks: 6 },
  ]);
  expect(drafts('1. How many moons has Mars? (2)')[0]).toMatchObject({ maximumMarks: 1 });
  expect(drafts('1. Rivers.\n(a) Define source. (2)\n(b) Describe erosion. (3)')).toMatchObject([
    { maximumMarks: 2 },
    { maximumMarks: 3 },
  ]);
  expect(drafts('1. Quid?\na) Mel. (2)\nb) Sal. (3)\nAns: b')).toMatchObject([
    { options: ['Mel. (2)', 'Sal. (3)'] },
  ]);
});

test('as many words in brackets as gaps are read as their answers, with a note', () => {
  const [question] = readTyped(
    '1. Leaves take in _____ and give off _____. (carbon dioxide, oxygen)',
  ).questions;
  expect(question).toMatchObject({
    draft: {
      type: 'cloze',
      text: 'Leaves take in _____ and give off _____.',
      correctAnswer: [['carbon dioxide'], ['oxygen']],
    },
    notes: [expect.stringContaining('brackets')],
  });
  expect(drafts('1. He _____ and _____. (use the past tense, please)')[0]?.text).toContain('(use');
  expect(drafts('1. Take _____ or _____. (tea, milk, juice)')[0]).toMatchObject({
    text: 'Take _____ or _____. (tea, milk, juice)',
  });
});

test('a numbered task above further questions is a heading', () => {
  const { questions, skipped } = readTyped(
    'Aufgabe 1\n1. Quis?\nAntwort: ego\n\nTask 2\nExercise 2:\n1) Quid?\nAnswer: sal',
  );
  expect(questions).toMatchObject([{ draft: { text: 'Quis?' } }, { draft: { text: 'Quid?' } }]);
  expect(skipped).toMatchObject([{ line: 1 }, { line: 5 }, { line: 6 }]);
});

test('"right" before a colon names the answer if only letters follow', () => {
  for (const said of [
    'Correct: b',
    '【答案】B',
    '[Antwort] b',
    'Richtig: b',
    'R: (b)',
    'Chọn B',
    'Верно: b',
    'Richtig: b.',
  ])
    expect(drafts(`1. Quid?\na) mel\nb) sal\n${said}`)).toMatchObject([BOTH]);
  expect(drafts('1. Quid?\na) mel\nb) sal\nCorrect: spelling and order')).toMatchObject([
    { options: ['mel', 'sal\nCorrect: spelling and order'] },
  ]);
});
