import { expect, test } from 'vitest';
import type { ColumnKind } from '../../../../shared/import/rows/column-kinds';
import { arePupils } from './pupil-rows';
import { readRows } from './read-rows';
import { rowSentences } from './sentences';

const rowsOf = (text: string) => text.split('\n').map((line) => line.split(';'));
const read = (text: string, kinds?: ColumnKind[]) => readRows(rowsOf(text), kinds);
/** The type, key and notes of each question. */
const keys = (text: string, kinds?: ColumnKind[]) =>
  read(text, kinds).questions.map(({ draft, notes }) => [draft.correctAnswer, ...notes]);

test('an index counts from 0 or 1 as all answers show, and a note says so if none does', () => {
  const sheet = (...indices: number[]) =>
    keys(
      ['Prompt;choice1;choice2;choice3;rightOptionIndex', ...indices.map((at) => `Which?;x;y;z;${at}`)].join(
        '\n',
      ),
    );
  expect(sheet(2, 0)).toEqual([['z'], ['x']]);
  expect(sheet(1, 3)).toEqual([['x'], ['z']]);
  expect(sheet(1, 2)).toEqual([
    ['y', rowSentences.countedFrom0],
    ['z', rowSentences.countedFrom0],
  ]);
  expect(keys('Question;A;B;C;Answer\nWhich?;x;y;z;1\nWho?;x;y;z;2')).toEqual([['x'], ['y']]);
});

test('letters of other scripts name options, unless two alphabets disagree on one', () => {
  const sheet = (...letters: string[]) =>
    keys(['Вопрос;A;B;C;Ответ', ...letters.map((letter) => `Кто?;Кот;Пёс;Конь;${letter}`)].join('\n'));
  expect(sheet('Б', 'В')).toEqual([['Пёс'], ['Конь']]);
  expect(sheet('В', 'С')).toEqual([['Пёс'], ['Конь']]);
  expect(sheet('А', 'В')).toEqual([['Кот'], ['']]);
  expect(keys('प्रश्न;विकल्प क;विकल्प ख;उत्तर\nकौन?;गाय;कुत्ता;(ख)\nक्या?;जल;वायु;विकल्प क')).toEqual([
    ['कुत्ता'],
    ['जल'],
  ]);
  expect(keys('问题;选项A;选项B;选项C;答案\n谁？;猫;狗;牛;A、C\n谁？;猫;狗;牛;２')).toEqual([
    [['猫', '牛']],
    ['狗'],
  ]);
});

test('an unknown type is told by its options and key, and left to the teacher without them', () => {
  const { questions } = read(
    'Kind;Question;A;B;C;Key\nPickOne;Which flies?;Bat;Cow;Pig;A\nPickSome;Which swim?;Eel;Cow;Cod;A, C\nDraw;A cat;;;;\nSortIt;By size;Ant;Cat;Cow;A, B, C',
  );
  expect(
    questions.map(({ draft, problems, notes }) => [draft.type, draft.correctAnswer, problems, notes]),
  ).toEqual([
    ['mcq', 'Bat', [], [rowSentences.typeTold('PickOne')]],
    ['msq', ['Eel', 'Cod'], [], [rowSentences.typeTold('PickSome')]],
    ['long', '', [rowSentences.typeUnknown('Draw')], []],
    ['long', 'Ant\nCat\nCow\nA, B, C', [rowSentences.typeUnknown('SortIt')], []],
  ]);
});

test('an answer may have the label and the text, and options in one cell may be separated by commas', () => {
  expect(keys('Question;A;B;Answer\nCapital?;Rome;Oslo;B) Oslo\nRiver?;Po;Alps;a. Po')).toEqual([
    ['Oslo'],
    ['Po'],
  ]);
  expect(keys('Question;A;B;Answer\nCapital?;Rome;Oslo;B) Rome')).toEqual([['']]);
  expect(read('Question;Options;Answer\nWho?;Ann, Ben, Cy;Ben').questions[0]?.draft).toMatchObject({
    options: ['Ann', 'Ben', 'Cy'],
    correctAnswer: 'Ben',
  });
});

test('a word for marks in another language is no such heading above words', () => {
  const table = (cell: string) => read(`Otázka;A;B;Odpověď;Body\nKdo?;x;y;B;${cell}`);
  expect(table('2').questions[0]?.draft.maximumMarks).toBe(2);
  expect(table('A text.').table?.columns.at(-1)).toBe('unknown');
});

test('types and truth words are read in other languages', () => {
  const { questions } = read(
    'Frage;Fragetyp;Antwort\nEis ist kalt.;Wahr/Falsch;falsch\nWie heißt es?;Kurzantwort;Eis\nWarum?;Aufsatz;Darum',
  );
  expect(questions.map(({ draft }) => [draft.type, draft.correctAnswer])).toEqual([
    ['mcq', 'False'],
    ['short', 'Eis'],
    ['long', 'Darum'],
  ]);
});

const ODD = 'Vau;Eka;Toka;Kolmas;Muu\nKuka uisi?;Kala;Lehmä;Koira';

test('below unknown headings, letters or repeated texts identify the answer, with a note', () => {
  const letters = `${ODD};A\nKuka haukkui?;Kala;Lehmä;Koira;C`;
  const texts = letters.replace(/;A$/m, ';Kala').replace(/;C$/, ';Koira');
  for (const sheet of [letters, texts]) {
    expect(keys(sheet)).toEqual([
      ['Kala', rowSentences.keyByShape('Muu')],
      ['Koira', rowSentences.keyByShape('Muu')],
    ]);
    expect(read(sheet).table?.columns).toEqual(['question', 'option', 'option', 'option', 'correct']);
  }
});

test('numbers below an unknown heading are ambiguous: the answer is requested', () => {
  const { questions, table } = read(`${ODD};1\nKuka haukkui?;Kala;Lehmä;Koira;3`);
  expect(questions.map(({ draft }) => draft.correctAnswer)).toEqual(['', '']);
  expect(table).toEqual({
    headings: ['Vau', 'Eka', 'Toka', 'Kolmas', 'Muu'],
    columns: ['question', 'option', 'option', 'option', 'unknown'],
    rows: [
      ['Kuka uisi?', 'Kala', 'Lehmä', 'Koira', '1'],
      ['Kuka haukkui?', 'Kala', 'Lehmä', 'Koira', '3'],
    ],
  });
});

test('of two possible answer columns neither is used', () => {
  const { questions, table } = read(
    'Vau;Eka;Toka;Kolmas;Muu;Ryhmä\nKuka uisi?;Kala;Lehmä;Koira;A;B\nKuka haukkui?;Kala;Lehmä;Koira;C;A',
  );
  expect(questions.map(({ draft }) => draft.correctAnswer)).toEqual(['', '']);
  expect(table?.columns).not.toContain('correct');
});

test('the teacher’s columns are used in a sheet with as many columns', () => {
  const kinds: ColumnKind[] = ['question', 'option', 'option', 'option', 'correct'];
  const sheet = `${ODD};1\nKuka haukkui?;Kala;Lehmä;Koira;3`;
  expect(keys(sheet, kinds)).toEqual([['Kala'], ['Koira']]);
  expect(read(sheet, kinds).table?.columns).toEqual(kinds);
  expect(keys(sheet, kinds.slice(1)).map(([key]) => key)).toEqual(['', '']);
  expect(keys('Who?;Ann;Ben;x', ['question', 'correct', 'wrong', 'ignored'])).toEqual([['Ann']]);
});

test('a sheet with telling headings needs no choice', () => {
  expect(read('Question;A;B;Answer\nWho?;Ann;Ben;B').table).toBeUndefined();
  expect(read('Question;A;B;Answer;Source\nWho?;Ann;Ben;B;p. 3').table?.columns.at(-1)).toBe('unknown');
  expect(read('Who?;Ann;Ben;B\nWhy?;So;No;A').table?.headings).toEqual([]);
});

test('a list of students is told from questions by its headings or addresses', () => {
  const isList = (text: string) => arePupils(rowsOf(text));
  expect(isList('Vorname;Nachname;Klasse\nEva;Kern;8a')).toBe(true);
  expect(isList('नाम;अनुक्रमांक\nआशा;12')).toBe(true);
  expect(isList('Eva Kern;eva@school.example\nUli Ott;uli@school.example')).toBe(true);
  expect(isList('Name;Klasse;Test 1;Test 2\nEva;8a;12;9')).toBe(true);
  expect(isList('Question;A;Key;Author\nIt is _;x;A;a@b.example\nIt was _;y;A;a@b.example')).toBe(false);
  expect(isList('Name;Question;Answer\nQ1;Who writes to eva@school.example;Uli')).toBe(false);
  expect(isList('Which is an address?;eva@school.example;eva\nWhich is none?;a@b.example;x')).toBe(false);
});

test.each([
  ['Question,Answers,Correct', 'Colour of snow?,red|white|blue,white'],
  ['Frage;Antworten;Richtige Antwort', 'Welche Farbe hat Schnee?;red|white|blue;2'],
])('a column of answers beside the correct one lists the options: %s', (headings, row) => {
  const separator = headings.includes(';') ? ';' : ',';
  const [first] = readRows([headings.split(separator), row.split(separator), row.split(separator)]).questions;
  expect(first?.draft).toMatchObject({ options: ['red', 'white', 'blue'], correctAnswer: 'white' });
});

test('statements are true or false, including V and F', () => {
  expect(keys('Statement;Answer\nSnow is white;True\nSnow is warm;False')).toEqual([['True'], ['False']]);
  expect(
    keys('Type;Question;A;B;Bonne réponse\nVF;La neige est blanche;;;V\nV/F;La neige est chaude;;;F'),
  ).toEqual([['True'], ['False']]);
});
