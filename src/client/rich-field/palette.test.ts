import { expect, test } from 'vitest';
import { formulaIssue } from '../../shared/rich-text/formula';
import { formulaAt } from './formula-at';
import { PALETTE, type PaletteSign } from './palette';
import { PLACE, putInFormula } from './put-in-formula';

const signs = PALETTE.flatMap(({ signs: each }) => each);
const filled = (sign: PaletteSign) => ({ ...sign, tex: sign.tex.replaceAll(PLACE, 'a') });

test.each(signs.map((sign) => [sign.name, sign] as const))('%s makes a readable formula', (_, sign) => {
  const { insert } = putInFormula({ text: '', start: 0, end: 0 }, filled(sign));
  expect(formulaAt(insert, 1)).toEqual({ start: 0, end: insert.length, isClosed: true });
  // A power or index needs a base.
  expect(formulaIssue(insert.slice(1, -1).replace(/^(?=[_^'])/, 'x'))).toBeUndefined();
});

test('no two symbols of a group have the same name', () => {
  for (const { signs: each } of PALETTE) {
    expect(new Set(each.map(({ name }) => name)).size).toBe(each.length);
  }
});
