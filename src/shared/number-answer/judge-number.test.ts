import { expect, test } from 'vitest';
import { type NumberCase, numberCases } from '../testing/number-cases';
import { judgeNumber } from './judge-number';

test('2,000 answers in many spellings and units are judged correctly', () => {
  const cases = numberCases();
  const said = ({ key, text }: Pick<NumberCase, 'key' | 'text'>) => {
    const judged = judgeNumber(key, text);
    return judged ? `${judged.isValueRight ? 'right' : 'wrong'} value, ${judged.unit} unit` : 'no number';
  };
  const wrong = cases.flatMap((each) => {
    const expected = `${each.isValueRight ? 'right' : 'wrong'} value, ${each.unit} unit`;
    return said(each) === expected ? [] : [{ ...each, expected, said: said(each) }];
  });
  expect(wrong).toEqual([]);
  expect(new Set(cases.map((each) => JSON.stringify(each))).size).toBeGreaterThan(2000);
});
