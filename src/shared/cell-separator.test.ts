import { expect, test } from 'vitest';
import { cellSeparatorOf } from './cell-separator';

test.each([
  ['Ada,12\nBo,13\nCy,"14; 15"', ','],
  ['Ada,12,quiet; tall\nBo,13,\nCy,14,new', ','],
  ['Ada;1,5\nBo;2,5', ';'],
  ['"Lind, Ada";12\n"Ek, Bo";13', ';'],
  ['Ada\t1;2\nBo\t3', '\t'],
  ['Ada|a|b\nBo|c|d\nCy, Dee', '|'],
  ['"a\nb;c",1\n"d\ne;f",2', ','],
  ['5" pipe;2\n6" pipe;3,5', ';'],
  ['"never closed;1\nBo;2\nCy;3', ';'],
  ['\n\nAda,1\r\nBo,2', ','],
  ['Ada;', ';'],
  ['Ada\nBo', undefined],
  ['', undefined],
])('between the cells of %j stands %j', (text, sign) => {
  expect(cellSeparatorOf(text)).toBe(sign);
});
