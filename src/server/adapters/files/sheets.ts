import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { cellSeparatorOf } from '../../../shared/cell-separator';
import { DomainError } from '../../../shared/errors';
import type { Imported, PackageFiles } from '../../../shared/import/imported';
import { importMessages } from '../../../shared/import/messages';
import { looksLikeRows, readRows } from '../../../shared/import/rows/read-rows';

const ROWS_MAXIMUM = 10_000;
const COLUMNS_MAXIMUM = 200;
const LOOKED_AT_CHARACTERS = 40_000;
/** What a workbook of before 2007 is told by, among the files in its container. */
const OLD_WORKBOOK = /W\0o\0r\0k\0b\0o\0o\0k\0|B\0o\0o\0k\0\0/;

/** Reads the sheets of a workbook of Office before 2007, one after the other. Refuses (400) what is damaged. */
export const readOldWorkbook = (bytes: Uint8Array): Imported => importedFrom(sheetsOf(bytes, 'array'));

/**
 * Reads the sheets of a workbook that was unpacked, one after the other. Refuses (400) what is damaged. It is packed anew for the
 * library, which believes what a package says of its sizes: two kilobytes may say that they are two gigabytes.
 */
export const readWorkbook = (files: PackageFiles): Imported => importedFrom(workbookSheets(files));

/** The rows of each sheet of a workbook that was unpacked, with the zeros that a number is shown with: 00123. */
export const workbookRows = (files: PackageFiles): string[][][] => workbookSheets(files, shownIn);

/** The same of a workbook of Office before 2007. */
export const oldWorkbookRows = (bytes: Uint8Array): string[][][] => sheetsOf(bytes, 'array', shownIn);

function workbookSheets(files: PackageFiles, read = textIn): string[][][] {
  const packed = files.paths.flatMap((path) => {
    const bytes = files.bytes(path);
    return bytes ? [[path, bytes] as const] : [];
  });
  return sheetsOf(zipSync(Object.fromEntries(packed), { level: 0 }), 'array', read);
}

/** Reads a text of rows whose cells are parted by commas, semicolons or tabs. */
export const readCsv = (text: string): Imported => importedFrom(textSheetsOf(text));

/** Whether a text is surely one of rows, by its first ones. */
export const looksLikeCsv = (text: string): boolean =>
  textSheetsOf(text.slice(0, LOOKED_AT_CHARACTERS)).some(looksLikeRows);

/** Whether a file of Office before 2007 is a workbook. */
export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  OLD_WORKBOOK.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));

function importedFrom(sheets: readonly string[][][]): Imported {
  const read = sheets.map((rows) => readRows(rows));
  return {
    questions: read.flatMap(({ questions }) => questions),
    skipped: read.flatMap(({ skipped }) => skipped),
    pictures: new Map(read.flatMap(({ pictures }) => [...pictures])),
  };
}

/** What a text begins with to name its separator. */
const NAMES_SEPARATOR = /^sep=/i;

/** The rows of a text. The library looks for a package, a database or a picture in it, unless it begins with an empty row. */
function textSheetsOf(text: string): string[][][] {
  if (NAMES_SEPARATOR.test(text)) return sheetsOf(text, 'string');
  return sheetsOf(`\n${text}`, 'string').map((rows) => rows.slice(1));
}

/** The rows of each sheet. */
function sheetsOf(content: Uint8Array | string, type: 'array' | 'string', textOf = textIn): string[][][] {
  try {
    // Cells of a text stay as they are written: 1/2 is no day, and 007 no 7.
    const options = {
      dense: true,
      raw: type === 'string',
      cellDates: true,
      nodim: true,
      sheetRows: ROWS_MAXIMUM,
      ...(typeof content === 'string' && { FS: cellSeparatorOf(content) ?? ',' }),
    };
    const book = read(content, { type, ...options });
    return book.SheetNames.flatMap((name) => book.Sheets[name] ?? []).map((sheet) => rowsOf(sheet, textOf));
  } catch {
    throw new DomainError('invalid', importMessages.packageBroken);
  }
}

/** The cells of a sheet as texts; the first row is that of line 1. */
function rowsOf(sheet: WorkSheet, textOf: typeof textIn): string[][] {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  return Array.from({ length: Math.min(data.length, ROWS_MAXIMUM) }, (_, row) => {
    const cells = data[row] ?? [];
    return Array.from({ length: Math.min(cells.length, COLUMNS_MAXIMUM) }, (_, column) =>
      textOf(cells[column]),
    );
  });
}

/** What stands in a cell; a number as it is, not as it is shown: 0.25 may be shown as 0. A day as it is shown. */
function textIn(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.t === 'z') return '';
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (cell.t === 'n' && !cell.w?.includes('%')) return String(cell.v);
  return cell.t === 's' ? String(cell.v) : (cell.w ?? String(cell.v));
}

/** The same, but for numbers that are shown with zeros before them. */
const shownIn = (cell: CellObject | undefined): string =>
  cell?.t === 'n' && /^0\d+$/.test(cell.w ?? '') ? String(cell.w) : textIn(cell);
