import type { TableEncoder } from '../../ports/table-encoder';
import { tableThread } from '../../worker/table-thread';
import { encodeTable } from './encode-table';

/** A table with so few cells is encoded in a few milliseconds, less than it takes to start the thread. */
const INLINE_MAXIMUM_CELLS = 2000;

const inThread = tableThread();
const isSmall = (rows: readonly (readonly unknown[])[]) =>
  rows.length * (rows[0]?.length ?? 0) <= INLINE_MAXIMUM_CELLS;

/** CSV by csv-stringify, workbooks by SheetJS, archives by fflate, off the thread that answers requests; only a small CSV is made at once. */
export const libraryTableEncoder: TableEncoder = {
  csv: (rows) => (isSmall(rows) ? encodeTable({ kind: 'csv', rows }) : inThread({ kind: 'csv', rows })),
  workbook: (sheets) => inThread({ kind: 'workbook', sheets }),
  archive: (files) => inThread({ kind: 'archive', files }),
};
