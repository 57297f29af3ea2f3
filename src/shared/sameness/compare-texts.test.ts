import { expect, test } from 'vitest';
import { compareTexts, type Sameness } from './compare-texts';

const SAME: readonly (readonly [string, string])[] = [
  ['Paris', 'Paris.'],
  ['Paris', ' paris. '],
  ['Paris', '\u200fParis'],
  ['Paris', '“Paris”'],
  ['PARIS', 'ｐaris'],
  ['the cat sat on mats', 'The cat sat on mats'],
  ['H₂O', 'H2O'],
  ['x²', 'x^2'],
  ['m/s²', 'm/s^2'],
  ['Na⁺', 'Na+'],
  ['Fe³⁺', 'Fe^3+'],
  ['Fe3+', 'Fe³⁺'],
  ['SO₄²⁻', 'SO4^2-'],
  ['50 %', '50%'],
  ['A ∪ B', 'A∪B'],
  ['x ≤ 3', 'x <= 3'],
  ['A → B', 'A->B'],
  ['3 × 4', '3 x 4'],
  ['straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['كتاب', 'کتاب'],
  ['0.5', '.5'],
  ['0.5', '0,50'],
  ['0.5', '1/2'],
  ['½', '1/2'],
  ['10 000', '10000'],
  ['1000', '1,000'],
  ['12', '१२'],
  ['5 km', '5000 m'],
];
const NEARLY: readonly (readonly [string, string])[] = [
  ['Co', 'CO'],
  ['Co', 'co'],
  ['NaCl', 'nacl'],
  ['pH', 'ph'],
  ['café', 'cafe'],
  ['München', 'Muenchen'],
  ['ice cream', 'icecream'],
  ['Paris', 'Paris!'],
  ['Paris', '(Paris)'],
  ['x²', 'x2'],
  ['12', 'twelve'],
  ['1000', '1.000'],
  ['5 km', '5'],
  ['1/2', '2/4'],
];
const DIFFERENT: readonly (readonly [string, string])[] = [
  ['A ∪ B', 'A ∩ B'],
  ['A ∪ B', 'A + B'],
  ['¬p', 'p'],
  ['p ∧ q', 'p ∨ q'],
  ['p ⇒ q', 'p ⇔ q'],
  ['x ∈ A', 'x ∉ A'],
  ['C#', 'C'],
  ['~p', 'p'],
  ['a|b', 'a&b'],
  ['#include', 'include'],
  ["A'", 'A'],
  ['à', 'a'],
  ['x̄', 'x'],
  ['5!', '5'],
  ['1/2', '2/1'],
  ['(2+3)*4', '2+(3*4)'],
  ['Fe²⁺', 'Fe³⁺'],
  ['10²', '102'],
  ['1,2', '12'],
  ['-5', '5'],
  ['5 km', '5 kg'],
  ['', 'Paris'],
  ['""', ''],
];

test.each<[Sameness, typeof SAME]>([
  ['same', SAME],
  ['nearly', NEARLY],
  ['different', DIFFERENT],
])('texts are %s', (sameness, pairs) => {
  expect(pairs.filter(([accepted, given]) => compareTexts(accepted, given) !== sameness)).toEqual([]);
});

test('same texts are the same in both directions', () => {
  expect(SAME.filter(([accepted, given]) => compareTexts(given, accepted) !== 'same')).toEqual([]);
});
