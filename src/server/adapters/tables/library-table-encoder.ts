import type { Sheet, TableEncoder } from '../../ports/table-encoder';
import { tableThread } from '../../worker/table-thread';
import { encodeTable } from './encode-table';

/** A table this small takes a few milliseconds, less than starting the thread. */
const INLINE_MAXIMUM = { cells: 2000, characters: 64 * 1024 };

const inThread = tableThread();

function isSmall(rows: Sheet['rows']): boolean {
  if (rows.length * (rows[0]?.length ?? 0) > INLINE_MAXIMUM.cells) return false;
  const characters = rows.flat().reduce<number>((sum, cell) => sum + String(cell).length, 0);
  return characters <= INLINE_MAXIMUM.characters;
}

/** CSV by csv-stringify, workbooks by SheetJS, archives by fflate, off the main thread except for a small CSV. */
export const libraryTableEncoder: TableEncoder = {
  csv: (rows, separator) => (isSmall(rows) ? encodeTable : inThread)({ kind: 'csv', rows, separator }),
  workbook: (sheets) => inThread({ kind: 'workbook', sheets }),
  archive: (files) => inThread({ kind: 'archive', files }),
};
