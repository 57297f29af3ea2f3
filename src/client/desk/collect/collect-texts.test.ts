import { expect, test } from 'vitest';
import { collectTexts, namesText } from './collect-texts';

test('a few students are named, many are counted', () => {
  expect(namesText(['Asha'])).toBe('Asha');
  expect(namesText(['Asha', 'Ben', 'Chitra'])).toBe('Asha, Ben, and Chitra');
  expect(namesText(['Asha', 'Ben', 'Chitra', 'Dev'])).toBe('Asha, Ben, Chitra, and 1 other');
  expect(namesText(['Asha', 'Ben', 'Chitra', 'Dev', 'Eve'])).toBe('Asha, Ben, Chitra, and 2 others');
});

test('the verb agrees with one or several students', () => {
  expect(collectTexts.working(['Asha'])).toBe('Asha is still working.');
  expect(collectTexts.working(['Asha', 'Ben'])).toBe('Asha and Ben are still working.');
});
