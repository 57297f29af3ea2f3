import { expect, test } from 'vitest';
import { isSameFormula } from './same-formula';

test.each([
  ['F=ma', 'a=F/m'],
  ['F=ma', 'F=am'],
  ['y=2x+1', '2x-y=-1'],
  ['x^2+2x+1', '(x+1)^2'],
  ['x≥3', '3≤x'],
  ['c=√(a^2+b^2)', 'c=sqrt(b^2+a^2)'],
  ['2H2+O2→2H2O', 'O2+2H2→2H2O'],
  ['2H2+O2→2H2O', '2H2+O2=2H2O'],
])('%s is equivalent to %s', (one, other) => {
  expect(isSameFormula(one, other)).toBe(true);
});

test.each([
  ['F=ma', 'F=m/a'],
  ['F=ma', 'F=m+a'],
  ['F=ma', 'F=mv'],
  ['F=ma', 'ma'],
  ['x^2+2x+1', 'x^2+1'],
  ['x≥3', 'x>3'],
  ['x≥3', '3≥x'],
  ['2H2+O2→2H2O', '2H2O→2H2+O2'],
  ['2H2+O2→2H2O', 'H2+O2→H2O'],
  ['(2+3)*4', '2+(3*4)'],
  ['a b', ')('],
])('%s is not equivalent to %s', (one, other) => {
  expect(isSameFormula(one, other)).toBe(false);
});

test('a solved equation is compared with another only if that is an equation', () => {
  expect(isSameFormula('a=b', 'a=a')).toBe(false);
  expect(isSameFormula('x=y', 'x-x=y-y')).toBe(false);
});
