import { expect, test } from 'vitest';
import { foldedWords, searchable } from './folded-words';

/** Whether a search finds a text: each search word must begin a word of it. */
const finds = (typed: string, text: string) =>
  foldedWords(typed).every((word) => searchable([text]).includes(` ${word}`));

test.each([
  ['photo', 'Where does Photosynthesis happen?'],
  ['happen where', 'Where does photosynthesis happen?'],
  ['ETAT', 'Quel est l’état de la matière ?'],
  ['état', 'QUEL EST L’ETAT'],
  ['strasse', 'Die Straße'],
  ['Straße', 'STRASSE'],
  ['istanbul', 'İstanbul'],
  ['lodz', 'Łódź'],
  ['σοφος', 'ΣΟΦΟΣ'],
  ['сол', 'Соль и вода'],
  ['поезд', 'ПОЕЗД'],
  ['كتاب', 'كِتَابٌ جديد'],
  ['שלום', 'שָׁלוֹם'],
  ['किताब', 'यह किताब है'],
  ['合作', '植物的光合作用'],
  ['作用', 'DNA复制与光合作用'],
  ['東京', '首都は東京です'],
  ['ประเทศ', 'เมืองหลวงของประเทศไทย'],
  ['한국', '한국의 수도'],
  ['h2o', 'Water is H₂O'],
  ['fi', 'the ﬁrst'],
  ['x', 'Solve $x^2 = 4$'],
])('%s finds %s', (typed, text) => {
  expect(finds(typed, text)).toBe(true);
});

test.each([
  ['synthesis', 'Photosynthesis'],
  ['काम', 'कम'],
  ['用作', '光合作用'],
  ['cafe latte', 'café'],
])('%s does not find %s', (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});

test('signs, markup and picture ids are not words', () => {
  expect(foldedWords('**Look** at ![the cell](a1b2-c3), please!')).toEqual([
    ...['look', 'at', 'the', 'cell', 'please'],
  ]);
  expect(searchable(['', '…'])).toBe('');
});
