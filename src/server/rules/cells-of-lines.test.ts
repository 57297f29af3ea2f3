import { expect, test } from 'vitest';
import { cellsOfText, separatorOfText } from './cells-of-lines';

const separatorOf = (...lines: string[]) => cellsOfText(lines.join('\n')).separator;

test('the separator is the sign that gives most lines the same number of cells', () => {
  expect(separatorOf('Land;Stadt;Fläche', 'Peru;Lima;2,5', 'Kuba;Havanna;0,7')).toBe(';');
  expect(separatorOf('who,what,when', 'a; b; c; d,x,1', 'e,y,2')).toBe(',');
  expect(separatorOf('who,what', '"one; two; three",x', '"four; five",y')).toBe(',');
  expect(separatorOf('a, b\tc\td', 'e, f\tg\th')).toBe('\t');
  expect(separatorOf('a;b, c, d', 'e;f, g, h', 'i;j')).toBe(';');
  expect(separatorOf('one', 'two')).toBe('');
});

test('quotes keep separators, breaks and quotes in their cell', () => {
  const { rows } = cellsOfText('a,"b, ""c""","d\ne"\r\nf,"g" ,h');
  expect(rows).toEqual([
    ['a', 'b, "c"', 'd\ne'],
    ['f', 'g', 'h'],
  ]);
});

test('a quote inside a cell, or an unclosed one, affects no other cell', () => {
  expect(cellsOfText('"Emma" is by,x\n5" pipe,y\n"no end,z\n').rows).toEqual([
    ['"Emma" is by', 'x'],
    ['5" pipe', 'y'],
    ['"no end', 'z'],
  ]);
});

test('the first line may declare the separator', () => {
  expect(cellsOfText('sep=;\na,b;c,d\n').rows).toEqual([[''], ['a,b', 'c,d']]);
});

test('a Markdown table is read as its cells', () => {
  expect(
    cellsOfText('| a | b |\n|---|:-:|\n| c | d |').rows.map((row) => row.map((cell) => cell.trim())),
  ).toEqual([['a', 'b'], [''], ['c', 'd']]);
});

test('a megabyte of quotes, breaks or separators is read without delay', () => {
  for (const part of ['"', '"a\n', '",', '\n', ',', '" x', ' "', '""",', '"\n""\n'])
    expect(cellsOfText(part.repeat(300_000), { maximumRows: 10_000 }).rows.length).toBeGreaterThan(0);
});

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
  ['Ada\nBo', ''],
  ['', ''],
])('the separator of %j is %j', (text, sign) => {
  expect(separatorOfText(text)).toBe(sign);
});
