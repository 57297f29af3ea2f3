import { utils, write } from '@e965/xlsx';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readQuestionFile } from '../../server/adapters/files/read-question-file';
import { tableSureness } from '../../server/adapters/files/sheets';
import { SURENESS } from '../../server/rules/import/sureness';
import { importMessages } from '../../shared/import/messages';
import type { ReadAs } from '../../shared/import/read-as';

const csv = (text: string, as: ReadAs = {}) => readQuestionFile(strToU8(text), { as });

function workbook(...sheets: string[][][]) {
  const book = utils.book_new();
  for (const rows of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }));
}

/** Options, key, marks, problems and notes of each question. */
const outline = ({ questions }: Awaited<ReturnType<typeof readQuestionFile>>) =>
  questions.map(({ draft, problems, notes }) => [
    ...[draft.type, 'options' in draft ? draft.options.join(' / ') : '', draft.correctAnswer],
    ...[draft.maximumMarks, ...problems, ...notes],
  ]);

test('a German CSV with commas in texts and numbers is imported', async () => {
  const reading = await csv(
    'Nr.;Aufgabe;Antwort A;Antwort B;Antwort C;Richtige Antwort;Punkte\r\n' +
      '1;Wie viel ist 0,5 + 0,75?;1,25;1,5;12,5;A;2\r\n' +
      '2;"Wer, wie; was?";Ja, klar;"Nein; nie";Na, ja;C;1\r\n',
  );
  expect(reading.format).toBe('csv');
  expect(outline(reading)).toEqual([
    ['mcq', '1,25 / 1,5 / 12,5', '1,25', 2],
    ['mcq', 'Ja, klar / Nein; nie / Na, ja', 'Na, ja', 1],
  ]);
});

test('a Hindi workbook is imported, with the digits and letters of its script', async () => {
  const reading = await readQuestionFile(
    workbook([
      ['क्रमांक', 'प्रश्न', 'विकल्प क', 'विकल्प ख', 'विकल्प ग', 'सही उत्तर', 'अंक', 'समय (सेकंड)'],
      ['१', 'सूर्य किस दिशा में उगता है?', 'पूर्व', 'पश्चिम', 'उत्तर', 'क', '२', '३०'],
      ['२', 'जल का सूत्र क्या है?', 'O2', 'H2O', 'CO2', 'ख', '१', '४५'],
    ]),
  );
  expect(reading.format).toBe('xlsx');
  expect(outline(reading)).toEqual([
    ['mcq', 'पूर्व / पश्चिम / उत्तर', 'पूर्व', 2],
    ['mcq', 'O2 / H2O / CO2', 'H2O', 1],
  ]);
  expect(reading.questions.map(({ draft }) => draft.timeLimit)).toEqual([30, 45]);
});

const KAHOOT = {
  Spanish: [
    'Pregunta - máx. 120 caracteres',
    ...[1, 2, 3, 4].map((at) => `Respuesta ${at} - máx. 75 caracteres`),
    'Límite de tiempo (s): 5, 10, 20, 30, 60, 90, 120 o 240',
    'Respuesta(s) correcta(s) - elige al menos una',
  ],
  French: [
    'Question - 120 caractères maximum',
    ...[1, 2, 3, 4].map((at) => `Réponse ${at} - 75 caractères maximum`),
    'Limite de temps (sec) – 5, 10, 20, 30, 60, 90, 120 ou 240 s',
    'Bonne(s) réponse(s) - choisissez-en au moins une',
  ],
  Portuguese: [
    'Pergunta – máx. 120 caracteres',
    ...[1, 2, 3, 4].map((at) => `Resposta ${at} – máx. 75 caracteres`),
    'Limite de tempo (segundos) – 5, 10, 20, 30, 60, 90, 120 ou 240',
    'Resposta(s) correta(s) – escolha pelo menos uma',
  ],
  Japanese: [
    '問題（120文字以内）',
    ...[1, 2, 3, 4].map((at) => `回答${at}（75文字以内）`),
    '制限時間（秒）',
    '正解（1つ以上）',
  ],
};

test.each(Object.entries(KAHOOT))('a Kahoot sheet in %s is imported', async (_, headings) => {
  const reading = await readQuestionFile(
    workbook([
      ['', 'Quiz'],
      ['', '…, …; …'],
      ['', ...headings],
      ['1', '7 + 1?', '6', '8', '9', '71', '20', '2'],
      ['2', '> 7?', '6', '8', '9', '5', '60', '2,3'],
      ['3', '', '', '', '', '', '', ''],
    ]),
  );
  expect(outline(reading)).toEqual([
    ['mcq', '6 / 8 / 9 / 71', '8', 1],
    ['msq', '6 / 8 / 9 / 5', ['8', '9'], 1],
  ]);
  expect(reading.questions.map(({ draft }) => draft.timeLimit)).toEqual([20, 60]);
});

test('a list of pupils is refused with a hint to the right page, and read if the request specifies its columns', async () => {
  const list = 'Vorname;Nachname;Mail\nEva;Kern;eva@school.example\nUli;Ott;uli@school.example\n';
  const refusal = { kind: 'invalid', message: importMessages.classList };
  await expect(csv(list)).rejects.toMatchObject(refusal);
  await expect(
    readQuestionFile(
      workbook([
        ['Name', 'E-Mail'],
        ['Eva Kern', 'eva@school.example'],
      ]),
    ),
  ).rejects.toMatchObject(refusal);
  expect((await csv(list, { columns: ['question', 'correct', 'ignored'] })).questions).toHaveLength(3);
  const beside = workbook(
    [
      ['Name', 'Class'],
      ['Eva', '8a'],
    ],
    [
      ['Question', 'Answer'],
      ['Why?', 'So.'],
    ],
  );
  expect((await readQuestionFile(beside)).questions).toHaveLength(1);
});

test('the columns of a request apply to all sheets with as many columns', async () => {
  const sheets = workbook(
    [
      ['Aa', 'Bb', 'Cc', 'Dd'],
      ['Kuka?', 'Kala', 'Koira', '1'],
    ],
    [
      ['Question', 'A', 'B', 'C', 'Answer'],
      ['Who?', 'x', 'y', 'z', 'C'],
    ],
  );
  const asked = await readQuestionFile(sheets);
  expect(asked.choices?.table?.headings).toEqual(['Aa', 'Bb', 'Cc', 'Dd']);
  const told = await readQuestionFile(sheets, {
    as: { columns: ['question', 'option', 'option', 'correct'] },
  });
  expect(told.questions.map(({ draft }) => draft.correctAnswer)).toEqual(['Kala', 'z']);
});

test.each([
  ['certain', 'Spørgsmål;Svar A;Svar B;Rigtigt svar\nHvem?;x;y;B'],
  ['certain', 'Question\tAnswer\nWhy?\tSo.'],
  ['certain', '| Question | A | B | Answer |\n|---|---|---|---|\n| Who? | x | y | B |'],
  ['certain', 'Who flies?,Bat,Cow,Bat\nWho swims?,Cow,Eel,Eel'],
  ['certain', 'Name,Email\nEva,eva@school.example'],
  ['likely', 'Aa;Bb;Cc\nkissa;koira;1\nlehmä;kala;2'],
  ['likely', 'cat\tchat\tgato\ndog\tchien\tperro\ncow\tvache\tvaca'],
] as const)('a table is %s', (sureness, text) => {
  expect(tableSureness(text)).toBe(SURENESS[sureness]);
});

test.each([
  [
    'prose',
    'When it rained, we sat inside, and read.\nWhen it snowed, we ran out, and shouted.\nWhen it froze, we slid, and fell.',
  ],
  [
    'typed questions',
    '1. Which of these, if any, swims?\na) cat, dog, cow\nb) eel, cod, ray\nAnswer: b\n\n2. And which, then, flies?\na) a\nb) b\nAnswer: a',
  ],
  [
    'a blank paper',
    'Name: ______, Class: ______\n\n1. What is osmosis?\n2. Name three salts, acids, and bases.',
  ],
  [
    'GIFT',
    'Who; of these; {=eel~cat} swims?\nWho; of those; {=bat~cat} flies?\nWho; in all; {=dog~cat} barks?',
  ],
  ['code', 'int sum(int a, int b, int c);\nint low(int a, int b, int c);\nint top(int a, int b, int c);'],
  ['lists as options', 'Which; of all; are birds?\na. cat;dog;cow\nb. owl;jay;emu\nc. eel;cod;ray'],
  ['a list of pairs', 'dog,Hund\ncat,Katze\ncow,Kuh'],
  ['one line', 'red, green, blue'],
])('%s is no table', (_, text) => {
  expect(tableSureness(text)).toBe(SURENESS.none);
});

test('lines of any width are examined without delay', () => {
  for (const part of ['a;b,', 'c,', 'a\tb', '1;', '"a",'])
    for (const lines of [1, 200])
      tableSureness(`${part.repeat(40_000 / part.length / lines)}\n`.repeat(lines));
}, 10_000);
