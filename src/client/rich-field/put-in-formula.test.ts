import { expect, test } from 'vitest';
import { read, written } from '../testing/selected-text';
import { formulaAt } from './formula-at';
import { putInFormula } from './put-in-formula';

const FRACTION = { tex: '\\frac{▢}{▢}' };
const ALPHA = { tex: '\\alpha' };
const ION = { tex: '▢^2+', isChemical: true };

const put = (marked: string, template: { tex: string; isChemical?: boolean }) =>
  written(read(marked), putInFormula(read(marked), template));

test.each([
  ['Solve |', FRACTION, 'Solve $\\frac{|}{}$'],
  ['Solve |x|', FRACTION, 'Solve $\\frac{x}{|}$'],
  ['Solve $|$', FRACTION, 'Solve $\\frac{|}{}$'],
  ['Solve $2|$', FRACTION, 'Solve $2\\frac{|}{}$'],
  ['It costs $5 or $10 |', ALPHA, 'It costs $5 or $10 $\\alpha|$'],
  ['|5', ALPHA, '$\\alpha|$ 5'],
  ['$\\pi|r$', ALPHA, '$\\pi\\alpha |r$'],
  ['$\\pi|$', { tex: 'r^{▢}' }, '$\\pi r^{|}$'],
  ['The |', ION, 'The $\\ce{|^2+}$'],
  ['$\\ce{Cu|}$', ION, '$\\ce{Cu|^2+}$'],
  ['$\\ce{H2O} + |$', ION, '$\\ce{H2O} + \\ce{|^2+}$'],
])('%j with %j becomes %j', (before, template, after) => {
  expect(put(before, template)).toBe(after);
});

test.each([
  ['a $x|^2$ b', '$x^2$'],
  ['a $x^2$| b', undefined],
  ['$$\n\\frac12|\n$$', '$$\n\\frac12\n$$'],
  ['$5 and| $10', undefined],
  ['`$x|$`', undefined],
  ['\\$x|$', undefined],
  ['$x^|', '$x^'],
  ['$x^\n\n|', undefined],
])('the place in %j is in the formula %j', (marked, formula) => {
  const { text, start } = read(marked);
  const found = formulaAt(text, start);
  expect(found && text.slice(found.start, found.end)).toBe(formula);
});
