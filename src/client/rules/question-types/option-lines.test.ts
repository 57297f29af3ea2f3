import { expect, test } from 'vitest';
import { optionLines } from './option-lines';

const texts = (pasted: string) => optionLines(pasted)?.map(({ text }) => text);

test('lines become options, empty ones none', () => {
  expect(texts('Oxygen\r\n\r\n  Nitrogen \nHelium\n')).toEqual(['Oxygen', 'Nitrogen', 'Helium']);
});

test('letters, numbers and bullets of a list are left out', () => {
  expect(texts('a) Oxygen\nb) Nitrogen')).toEqual(['Oxygen', 'Nitrogen']);
  expect(texts('1. Oxygen\n2. Nitrogen')).toEqual(['Oxygen', 'Nitrogen']);
  expect(texts('• Oxygen\n• Nitrogen')).toEqual(['Oxygen', 'Nitrogen']);
});

test('what only looks like a label of a list stays', () => {
  expect(texts('A. fumigatus\nPenicillium')).toEqual(['A. fumigatus', 'Penicillium']);
  expect(texts('-5\n-3')).toEqual(['-5', '-3']);
});

test('a star marks what is right', () => {
  expect(optionLines('a) Oxygen\n*b) Nitrogen')).toEqual([
    { text: 'Oxygen', isStarred: false },
    { text: 'Nitrogen', isStarred: true },
  ]);
});

test('one line is a text like any other', () => {
  expect(optionLines('a) Oxygen')).toBeUndefined();
  expect(optionLines('Oxygen\n')).toBeUndefined();
});
