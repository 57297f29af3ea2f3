import type { TableEncoder } from '../ports/table-encoder';

/** CSV by csv-stringify, workbooks by SheetJS; both are loaded when first asked for. */
export const libraryTableEncoder: TableEncoder = {
  async csv(rows) {
    const { stringify } = await import('csv-stringify/sync');
    return new TextEncoder().encode(
      stringify(rows as (string | number)[][], { bom: true, record_delimiter: '\r\n' }),
    );
  },
  async workbook(sheets) {
    const { utils, write } = await import('@e965/xlsx');
    const book = utils.book_new();
    for (const { name, rows } of sheets) {
      utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
    }
    if (sheets.length === 0)
      utils.book_append_sheet(book, utils.aoa_to_sheet([['No quizzes yet']]), 'Quizzes');
    return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
  },
};
