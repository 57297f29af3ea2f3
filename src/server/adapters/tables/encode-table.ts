import type { Zippable } from 'fflate';
import type { TableTask } from '../../worker/table-job';

const CELL_MAXIMUM_LENGTH = 32_767;

const toCell = (cell: string | number): string | number =>
  typeof cell === 'number' ? cell : cell.slice(0, CELL_MAXIMUM_LENGTH).toWellFormed();

/** Encodes one file: CSV by csv-stringify, workbooks by SheetJS, archives by fflate, each loaded on demand. */
export async function encodeTable(task: TableTask): Promise<Uint8Array<ArrayBuffer>> {
  if (task.kind === 'csv') {
    const { stringify } = await import('csv-stringify/sync');
    const rows = task.rows as (string | number)[][];
    return new TextEncoder().encode(
      stringify(rows, { bom: true, record_delimiter: '\r\n', delimiter: task.separator ?? ',' }),
    );
  }
  if (task.kind === 'archive') {
    const { zipSync } = await import('fflate');
    const files = [...task.files].map(
      ([path, content]) =>
        // Pictures are compressed already.
        [
          path,
          typeof content === 'string'
            ? [new TextEncoder().encode(content), { level: 6 }]
            : [content, { level: 0 }],
        ] as const,
    );
    return zipSync(Object.fromEntries(files) as Zippable);
  }
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new();
  for (const { name, rows } of task.sheets) {
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet(
        rows.map((row) => row.map(toCell)),
        { dense: true },
      ),
      name,
    );
  }
  if (task.sheets.length === 0)
    utils.book_append_sheet(book, utils.aoa_to_sheet([['No quizzes yet']]), 'Quizzes');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}
