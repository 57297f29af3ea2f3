import { expect, test } from 'vitest';
import { compareSigns } from './signs';

test.each([
  ['9.81 m/s²', '9.81 m s^-2'],
  ['1500 m', '1.5 km'],
  ['1,5 Kilometer', '1.5 km'],
  ['90 minutes', '1.5 h'],
  ['2 * 10^3 Pa', '2 kPa'],
  ['F=m·a', 'F = m a'],
  ['N2+3H2⇌2NH3', 'N2 + 3 H2 <=> 2 NH3'],
  ['a ≥ 2', 'a >= 2'],
  ['Co2', 'Co2'],
  ['co2', 'CO2'],
  ['iron, gold and tin', 'Iron, gold, tin'],
])('"%s" writes the same as "%s"', (answer, model) => {
  expect(compareSigns(answer, model, '')).toBe('same');
});

test.each([
  ['9.81 m/s', '9.81 m/s²'],
  ['9.81', '9.81 m/s²'],
  ['-1.5 km', '1.5 km'],
  ['1.5 kg', '1.5 km'],
  ['F = m / a', 'F = m a'],
  ['Co2', 'CO2'],
  ['2 NH3 -> N2 + 3 H2', 'N2 + 3 H2 -> 2 NH3'],
  ['N2 + 3 H2 <- 2 NH3', 'N2 + 3 H2 -> 2 NH3'],
  ['a > 2', 'a >= 2'],
  ['tin, gold, iron', 'Iron, gold, tin'],
  ['iron, gold, tin, lead', 'Iron, gold, tin'],
  ['It boils at 100 °F', 'It boils at 100 °C'],
])('"%s" writes something else than "%s"', (answer, model) => {
  expect(compareSigns(answer, model, '')).toBe('differ');
});

test.each([
  ['it falls', '9.81 m/s²'],
  ['because of the gap', 'The bulb is off'],
])('words are left to their words: "%s" beside "%s"', (answer, model) => {
  expect(compareSigns(answer, model, '')).toBe('none');
});
