import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from '../../../shared/clean-line';
import { skippedReasons, unclearReasons } from '../../../shared/roster/messages';
import { checkProperty } from '../../testing/property';
import { splitAddress } from './read-name';
import { readRoster, readRosterRows } from './read-roster';

const said = (text: string, as = {}) =>
  readRoster(text, as).rows.map(({ pupil: { name, number, email } }) =>
    [name, number, email].filter((part) => part !== null).join(' / '),
  );
const unclear = (text: string) =>
  readRoster(text).unreadable.map(({ line, reason }) => [line, reason] as const);

test.each([
  ['Name,First name\nRao,Asha', 'Asha Rao'],
  ['First name,Surname\nAsha,Rao', 'Asha Rao'],
  ['Name;Vorname\nRao;Asha', 'Asha Rao'],
  ['Nom;Prénom\nRao;Asha', 'Asha Rao'],
  ['Nombre;Apellidos\nAsha;Rao', 'Asha Rao'],
  ['Cognome;Nome\nRao;Asha', 'Asha Rao'],
  ['Nazwisko;Imię\nRao;Asha', 'Asha Rao'],
  ['Achternaam;Voornaam\nRao;Asha', 'Asha Rao'],
  ['Soyadı;Adı\nRao;Asha', 'Asha Rao'],
  ['Фамилия;Имя\nРао;Аша', 'Аша Рао'],
  ['学号;姓名\n4711;王小明', '王小明 / 4711'],
  ['الرقم;الاسم\n4711;علي حسن', 'علي حسن / 4711'],
  ['Roll no.\tStudent name\n4711\tAsha Rao', 'Asha Rao / 4711'],
  ['Nachname, Vorname;E-Mail\nRao, Asha;A@School.example', 'Asha Rao / a@school.example'],
  ['Address;Name\nasha@school.example;Asha Rao', 'Asha Rao / asha@school.example'],
])('the headings of %j are known', (text, first) => {
  expect(said(text)).toEqual([first]);
});

test.each([
  ["O'Brien, Sean", "Sean O'Brien"],
  ['van der Berg, Piet', 'Piet van der Berg'],
  ['Müller-Lüdenscheidt, Änne', 'Änne Müller-Lüdenscheidt'],
  ['Ronaldinho', 'Ronaldinho'],
  ['\ufeffAsha\u00a0Rao\u200b', 'Asha Rao'],
  ['A\u0000sha Rao', 'Asha Rao'],
  ['می\u200cنا', 'می\u200cنا'],
  ['☐ Asha Rao', 'Asha Rao'],
  ['(12) Asha Rao', 'Asha Rao'],
  ['Klas Berg', 'Klas Berg'],
  ['Asha Rao <asha@school.example>', 'Asha Rao / asha@school.example'],
])('the line %j', (text, first) => {
  expect(said(text)).toEqual([first]);
});

test.each([
  ['Asha R\ufffdo', unclearReasons.notReadable],
  ['Asha Rao | Ben | Cem | Dora', unclearReasons.manyNames],
  ['http://school.example', unclearReasons.notAName],
  ['+49 123', unclearReasons.noName],
  ['＝1+1', unclearReasons.formula],
  ['=HYPERLINK("http://x.example")', unclearReasons.formula],
])('the line %j is unclear', (text, reason) => {
  expect(unclear(`${text}\n`)).toEqual([[1, reason]]);
});

test('a column that may hold towns is not taken as a second name: all lines are unclear', () => {
  expect(said('Asha Rao;Berlin\nBen Ode;Bonn\nCem Kaya;Ulm')).toEqual([]);
});

test('a value that all lines share is neither a name nor a number', () => {
  expect(said('Asha;7b;f;12\nBen;7b;m;13\nCem;7b;m;14')).toEqual(['Asha / 12', 'Ben / 13', 'Cem / 14']);
});

test('numbers before or after the names are read, mere line numbering is not', () => {
  expect(said('1 Asha Rao\n2 Ben Ode')).toEqual(['Asha Rao', 'Ben Ode']);
  expect(said('20231 Asha Rao\n20232 Ben Ode')).toEqual(['Asha Rao / 20231', 'Ben Ode / 20232']);
  expect(said('Asha Rao 71\nBen Ode 72\nCem Kaya (73)')).toEqual([
    'Asha Rao / 71',
    'Ben Ode / 72',
    'Cem Kaya / 73',
  ]);
});

test('a line whose cells are shifted to other columns is unclear', () => {
  expect(unclear('Name;Number\nAsha Rao;12\n13;Ben Ode')).toEqual([[3, unclearReasons.columnsDiffer]]);
});

test('an invalid address is reported', () => {
  expect(unclear('Asha Rao, asha@')).toEqual([[1, 'This is not an email address.']]);
});

const LONG = 'a'.repeat(40_000);

test('an overlong line or cell affects only its own line', () => {
  const { rows, unreadable } = readRoster(`Asha Rao\n${LONG}\n${'b'.repeat(301)}\nBen Ode`);
  expect(rows.map(({ line, pupil }) => [line, pupil.name])).toEqual([
    [1, 'Asha Rao'],
    [4, 'Ben Ode'],
  ]);
  expect(unreadable.map(({ line, reason }) => [line, reason])).toEqual([
    [2, unclearReasons.tooLong],
    [3, unclearReasons.tooLong],
  ]);
  expect(unreadable[0]?.text).toBe(LONG.slice(0, 200));
});

test('a long remark in an unused column is harmless, a long name is not', () => {
  const rows = (remark: string, name = 'Asha Rao') =>
    readRosterRows([
      ['Name', 'Remarks'],
      [name, remark],
      ['Ben Ode', ''],
    ]);
  expect(rows(LONG).rows.map(({ pupil }) => pupil.name)).toEqual(['Asha Rao', 'Ben Ode']);
  expect(rows('', LONG).unreadable).toMatchObject([{ line: 2, reason: unclearReasons.tooLong }]);
});

test('several people on one long line become one line each', () => {
  const people = Array.from({ length: 200 }, (_, at) => `Rao, Asha <asha${at}@school.example>`);
  expect(readRoster(people.join('; ')).rows).toHaveLength(200);
  expect(said(Array.from({ length: 200 }, () => 'Asha Rao').join(', '))).toHaveLength(200);
});

const WITH_ADDRESS = /^(.*?)\s*[<(["]?\s*(?:mailto:)?([^\s<>()[\]"]+@[^\s<>()[\]"]+)\s*[>)\]"]?$/;

test('a short cell gives the address that a single pattern finds', () => {
  const parts = ['a', 'b.c', ' ', '@', '<', '>', '(', ')', '"', 'mailto:'];
  checkProperty(
    fc.property(fc.string({ unit: fc.constantFrom(...parts), maxLength: 8 }), (text) => {
      const cell = oneLine(text);
      const { email } = splitAddress(cell);
      expect(email).toBe(WITH_ADDRESS.exec(cell)?.[2] ?? '');
    }),
  );
});

test.each([
  ['a remark in quotes', 'Name,Email,Note\nAda Lind,ada@x.example,"sits left; tall"\nBo Ek,,'],
  ['a remark without quotes', 'Name,Email,Note\nAda Lind,ada@x.example,sits left; tall\nBo Ek,,'],
  ['a bar in one remark', 'Name;Email;Note\nAda Lind;ada@x.example;left | right\nBo Ek;;'],
  ['a tab in one remark', 'Name;Email;Note\nAda Lind;ada@x.example;left\tright\nBo Ek;;'],
])('%s does not separate cells', (_, text) => {
  expect(said(text)).toEqual(['Ada Lind / ada@x.example', 'Bo Ek']);
});

test('a number after a name with a comma is split off, even in very short lists', () => {
  expect(said('Ek, Bo\nLind, Ada; 2023014; ada@x.example\nRao, Asha')).toEqual([
    'Bo Ek',
    'Ada Lind / 2023014 / ada@x.example',
    'Asha Rao',
  ]);
});

test.each([
  ['Ada Lind;\nBo Ek;\nCy Oz', ['Ada Lind', 'Bo Ek', 'Cy Oz'], []],
  ['Ada Lind*\nBo Ek **\nCy Oz', ['Ada Lind', 'Bo Ek', 'Cy Oz'], []],
  ['Ada Lind (back in June)\nBo Ek', ['Ada Lind', 'Bo Ek'], ['back in June']],
  ['Ada Lind (7c)\nBo Ek [left]', ['Ada Lind', 'Bo Ek'], ['7c', 'left']],
  ['Ada Lind - second group\nBo Ek – 7c', ['Ada Lind', 'Bo Ek'], ['second group', '7c']],
  ['Анна Лапина (новая)\nЛев Зимин', ['Анна Лапина', 'Лев Зимин'], ['новая']],
  ['Ada (Addie) Lind\nBo Ek (Bobby)', ['Ada (Addie) Lind', 'Bo Ek (Bobby)'], []],
  ['Ada Lind - Ek\nBo Ek - van der Oz', ['Ada Lind - Ek', 'Bo Ek - van der Oz'], []],
  ['Name;No\nLind, Ada (new);1\nEk, Bo*;2', ['Ada Lind / 1', 'Bo Ek / 2'], ['new']],
])('of %j the names are %j, and remarks are reported', (text, names, remarks) => {
  expect(said(text)).toEqual(names);
  const remarkLines = readRoster(text).skipped.filter(({ reason }) => reason === skippedReasons.remark);
  expect(remarkLines.map((each) => each.text)).toEqual(remarks);
});

test('one choice applies to all names whose order is ambiguous', () => {
  const list = 'SATO Yui\nMori Ren\nvan Dam Joris\nLind, Ada\nCher\nDE LA CRUZ Ana Lucía\nKim HWANG';
  expect(readRoster(list).choices).toEqual({ nameOrder: 'firstLast' });
  expect(said(list)).toContain('SATO Yui');
  const turned = readRoster(list, { nameOrder: 'lastFirst' });
  expect(turned.choices).toEqual({ nameOrder: 'lastFirst' });
  expect(turned.rows.map(({ pupil }) => pupil.name)).toEqual([
    'Yui SATO',
    'Ren Mori',
    'Joris van Dam',
    'Ada Lind',
    'Cher',
    'Ana Lucía DE LA CRUZ',
    'Kim HWANG',
  ]);
});

test('a family may have two names, and no part of a name is lost', () => {
  const list = [
    ...[
      'García Márquez Gabriel',
      'García Márquez Gabriel José',
      'de la Cruz Gómez Ana',
      'De la Cruz Ruiz Ana',
    ],
    ...['Ortega y Gasset José', 'Ortega y Gasset Ruiz José', 'PÉREZ SOTO Luz', 'Vega Ana', 'Cher'],
    ...['Silva e Costa Rui', 'López-Ruiz Mora Inés', 'Mar PÉREZ SOTO', 'Lima, Rui'],
  ].join('\n');
  expect(readRoster(list).choices).toEqual({ nameOrder: 'firstLast' });
  expect(said(list, { nameOrder: 'lastLastFirst' })).toEqual([
    ...[
      'Gabriel García Márquez',
      'Gabriel José García Márquez',
      'Ana de la Cruz Gómez',
      'Ana De la Cruz Ruiz',
    ],
    ...['José Ortega y Gasset', 'José Ortega y Gasset Ruiz', 'Luz PÉREZ SOTO', 'Ana Vega', 'Cher'],
    ...['Rui Silva e Costa', 'Inés López-Ruiz Mora', 'Mar PÉREZ SOTO', 'Rui Lima'],
  ]);
  expect(said(list, { nameOrder: 'lastFirst' })).toContain('Márquez Gabriel García');
  for (const nameOrder of ['firstLast', 'lastFirst', 'lastLastFirst'] as const)
    expect(said('Apellidos;Nombres\nSosa Pérez;Ana María', { nameOrder })[0]?.split(' ').toSorted()).toEqual([
      ...['Ana', 'María', 'Pérez', 'Sosa'],
    ]);
});

test('the choice swaps two columns without headings, but not columns with headings', () => {
  expect(said('Sato;Yui\nMori;Ren', { nameOrder: 'lastFirst' })).toEqual(['Yui Sato', 'Ren Mori']);
  const headed = 'Vorname;Nachname\nYui;Sato\nRen;Mori';
  expect(readRoster(headed).choices).toEqual({});
  expect(said(headed, { nameOrder: 'lastFirst' })).toEqual(['Yui Sato', 'Ren Mori']);
});

test('2,000 lines of 60 cells, and long lines, are read within the time limit of a test', () => {
  const row = Array.from({ length: 60 }, (_, at) => `cell ${at}`).join(';');
  const texts = [
    Array.from({ length: 2000 }, () => row).join('\n'),
    `${row}\n`.repeat(2000).replaceAll(';', ' - '),
    Array.from({ length: 500 }, () => '"a;'.repeat(600)).join('\n'),
    Array.from({ length: 3000 }, () => `Ada (${'x'.repeat(250)}`).join('\n'),
  ];
  for (const text of texts) {
    const { rows, unreadable, skipped } = readRoster(text);
    expect(rows.length + unreadable.length + skipped.length).toBeGreaterThan(0);
  }
});

test.each([
  'Ada Lind，4001\nBo Ek，4002',
  'ID، Name\n4001، Ada Lind\n4002، Bo Ek',
  'Name؛ID\nAda Lind؛4001\nBo Ek؛4002',
])('commas of other scripts separate cells: %s', (text) => {
  expect(readRoster(text).rows.map(({ pupil: { name, number } }) => [name, number])).toEqual([
    ['Ada Lind', '4001'],
    ['Bo Ek', '4002'],
  ]);
});
