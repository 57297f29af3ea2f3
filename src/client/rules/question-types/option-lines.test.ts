import { expect, test } from 'vitest';
import { optionLines } from './option-lines';

const texts = (pasted: string) => optionLines(pasted)?.map(({ text }) => text);

test('lines become options, empty ones are dropped', () => {
  expect(texts('Oxygen\r\n\r\n  Nitrogen \nHelium\n')).toEqual(['Oxygen', 'Nitrogen', 'Helium']);
});

test('letters, numbers and bullets of a list are removed', () => {
  expect(texts('a) Oxygen\nb) Nitrogen')).toEqual(['Oxygen', 'Nitrogen']);
  expect(texts('1. Oxygen\n2. Nitrogen')).toEqual(['Oxygen', 'Nitrogen']);
  expect(texts('• Oxygen\n• Nitrogen')).toEqual(['Oxygen', 'Nitrogen']);
});

test('text that only resembles a list marker stays', () => {
  expect(texts('A. fumigatus\nPenicillium')).toEqual(['A. fumigatus', 'Penicillium']);
  expect(texts('-5\n-3')).toEqual(['-5', '-3']);
});

test('a star marks the right one', () => {
  expect(optionLines('a) Oxygen\n*b) Nitrogen')).toEqual([
    { text: 'Oxygen', isStarred: false },
    { text: 'Nitrogen', isStarred: true },
  ]);
});

test('one line is a text like any other', () => {
  expect(optionLines('a) Oxygen')).toBeUndefined();
  expect(optionLines('Oxygen\n')).toBeUndefined();
});
