import { type BookType, utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readRowsFile } from './read-roster-file';

const CELLS = ['_x0041_da', 'Bo_x000D_', 'one_x000D_two', '_x005F_x0041_', 'Łucja _x1F600_', 'a_x0_b', '€ 5'];

/** The cells of a workbook; in Excel's they are results or shared strings. */
function cellsIn(bookType: BookType, bookSST = false): readonly string[] {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([CELLS]), 'Class');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType, bookSST });
  const read = readRowsFile(new Uint8Array(bytes));
  return ('sheets' in read && read.sheets[0]?.[0]) || [];
}

test.each([true, false])(
  'characters that Excel escapes are decoded once, also in results: %s',
  (isShared) => {
    expect(cellsIn('xlsx', isShared).map((cell) => cell.trim())).toEqual([
      ...['Ada', 'Bo', 'one\ntwo', '_x0041_', 'Łucja _x1F600_', 'a_x0_b', '€ 5'],
    ]);
  },
);

test.each(['ods', 'xls', 'xlsb'] as const)(
  'what only looks like such a number stays in a workbook of %s',
  (bookType) => {
    expect(cellsIn(bookType)).toEqual(CELLS);
  },
);
