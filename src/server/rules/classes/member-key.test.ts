import { expect, test } from 'vitest';
import { memberKey, readClassCode } from './member-key';
import { readPin } from './pin';

test.each([
  ['Asha Rao', 'rao asha'],
  ['Rao, Asha', 'ASHA RAO'],
  ["Niamh O'Brien", 'niamh obrien'],
  ['Niamh O’Brien', "NIAMH O'BRIEN"],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Müller, Jörg', 'jorg muller'],
  ['Anna-Lena Groß', 'anna lena gross'],
  ['山田 太郎', '山田太郎'],
  ['ﾔﾏﾀﾞ', 'ヤマダ'],
  ['محمد', 'مُحَمَّد'],
  ['Алёна Юрьева', 'юрьева алена'],
  ['007', '7'],
  ['７b', '7B'],
  ['०१२', '12'],
])('%s and %s are equal', (listed, typed) => {
  expect(memberKey(typed)).toBe(memberKey(listed));
});

test.each([
  ['Asha Rao', 'Asha'],
  ['Asha Rao', 'Asha Rae'],
  ['10', '1'],
  ['0', ''],
  ['Asha Asha', 'Asha'],
  ['!', '?'],
])('%s and %s are different', (one, other) => {
  expect(memberKey(one)).not.toBe(memberKey(other));
});

test('a class code is read in lower case, with spaces, dashes and full-width letters', () => {
  for (const typed of ['abcd efgh', ' ABCD-EFGH ', 'abcd–efgh', 'ＡＢＣＤＥＦＧＨ']) {
    expect(readClassCode(typed)).toBe('ABCDEFGH');
  }
});

test.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['012-345', '012345'],
  ['０１２３４５', '012345'],
  ['०१२३४५', '012345'],
  ['٠١٢٣٤٥', '012345'],
  ['01234', null],
  ['0123456', null],
  ['01234a', null],
  ['', null],
  ['1'.repeat(5000), null],
  ['\u0000012345', null],
])('the PIN typed as %j is %j', (typed, pin) => {
  expect(readPin(typed)).toBe(pin);
});
