import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import type { ReadAs, ReadingChoices } from '../../../shared/import/read-as';
import { cellsOfText, mostAlike } from '../../rules/cells-of-lines';
import type { Imported, PackageFiles } from '../../rules/import/imported';
import { beginsAsBlackboard } from '../../rules/import/rows/blackboard-rows';
import { findHeadings } from '../../rules/import/rows/find-headings';
import { arePupils } from '../../rules/import/rows/pupil-rows';
import { looksLikeRows, readRows } from '../../rules/import/rows/read-rows';
import { SURENESS, type Sureness } from '../../rules/import/sureness';
import { looksTyped } from '../../rules/import/typed/looks-typed';

const ROWS_MAXIMUM = 10_000;
const COLUMNS_MAXIMUM = 200;
/** The marker of a workbook before 2007 in its container. */
const OLD_WORKBOOK = /W\0o\0r\0k\0b\0o\0o\0k\0|B\0o\0o\0k\0\0/;

export interface SheetsReading extends Imported {
  /** Alternatives for the columns if the reading is uncertain. */
  readonly choices?: ReadingChoices;
}

/** Reads the sheets of a pre-2007 workbook in order. Throws 400 if damaged. */
export const readOldWorkbook = (bytes: Uint8Array, as: ReadAs): SheetsReading =>
  importedFrom(sheetsOf(bytes), as);

/**
 * Reads the sheets of an unpacked workbook in order. Throws 400 if damaged. Repacks it for the library, which
 * trusts the declared sizes: two kilobytes may claim to be two gigabytes.
 */
export const readWorkbook = (files: PackageFiles, as: ReadAs): SheetsReading =>
  importedFrom(workbookSheets(files), as);

/** The rows of each sheet of an unpacked workbook, with a number's displayed leading zeros: 00123. */
export const workbookRows = (files: PackageFiles): string[][][] => workbookSheets(files, shownIn);

/** The same for a pre-2007 workbook. */
export const oldWorkbookRows = (bytes: Uint8Array): string[][][] => sheetsOf(bytes, shownIn);

function workbookSheets(files: PackageFiles, read = textIn): string[][][] {
  const packed = files.paths.flatMap((path) => {
    const bytes = files.bytes(path);
    return bytes ? [[path, withPlainEscapes(path, bytes)] as const] : [];
  });
  return sheetsOf(zipSync(Object.fromEntries(packed), { level: 0 }), read);
}

const SHEET = /^xl\/worksheets\/[^/]{1,99}\.xml$/;
const ESCAPE = /_(?=x[\da-f]{4}_)/gi;
const RESULT =
  /(<c\b[^<>]{0,99}\bt="str"[^<>]{0,99}>)(?:<f\b[^<>]*\/>|<f\b[^<>]*>[^<]*<\/f>)?<v[^<>]{0,99}>([^<]*)<\/v>/g;

/**
 * Only Excel reads "_x0041_" as "A". The library also decodes it in OpenDocument, and twice in a formula's
 * result: this escapes it there and makes results plain texts.
 */
function withPlainEscapes(path: string, bytes: Uint8Array): Uint8Array {
  const isOpen = path === 'content.xml';
  if (!isOpen && !SHEET.test(path)) return bytes;
  const markup = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (markup.search(ESCAPE) === -1) return bytes;
  const plain = isOpen
    ? markup.replace(ESCAPE, '_x005F_')
    : markup.replace(RESULT, (_, cell: string, text: string) => {
        return `${cell.replace('"str"', '"inlineStr"')}<is><t>${text}</t></is>`;
      });
  return Buffer.from(plain, 'latin1');
}

/** Reads rows of cells separated by commas, semicolons, tabs or bars. */
export const readCsv = (text: string, as: ReadAs): SheetsReading => {
  const isByParts = /^newquestion[,;\t]/im.test(text.slice(0, LOOKED_AT_CHARACTERS));
  const maximumRows = isByParts ? ROWS_MAXIMUM * PARTS_MAXIMUM : ROWS_MAXIMUM;
  return importedFrom([narrow(cellsOf(text, maximumRows).rows)], as);
};

/** D2L uses a row for each part of a question. */
const PARTS_MAXIMUM = 20;

const cellsOf = (text: string, maximumRows: number) =>
  cellsOfText(text, { maximumRows, ...(beginsAsBlackboard(text) && { known: '\t' }) });

const narrow = (rows: readonly string[][]): string[][] => rows.map((row) => row.slice(0, COLUMNS_MAXIMUM));

const LOOKED_AT_CHARACTERS = 40_000;
const LOOKED_AT_ROWS = 400;

/**
 * How certainly a text is a table, by its first rows. Certain: its headings are known, answers name options,
 * or it lists students. Likely: nearly all of at least three lines have the same number of cells, three or
 * more, and read like neither prose nor code.
 */
export function tableSureness(text: string): Sureness {
  const beginning = text.slice(0, LOOKED_AT_CHARACTERS);
  const { rows: wide, separator } = cellsOf(beginning, LOOKED_AT_ROWS);
  const rows = narrow(wide);
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const parted = filled.filter(({ length }) => length > 1);
  if (separator === '' || parted.length * 2 < filled.length) return SURENESS.none;
  if (findHeadings(rows)) return SURENESS.certain;
  if (separator === '|' || looksTyped(beginning)) return SURENESS.none;
  if (looksLikeRows(rows) || arePupils(rows)) return SURENESS.certain;
  const { lines, cells } = mostAlike(filled);
  const areAlike = cells > 2 && lines > 2 && lines * 10 >= filled.length * 9;
  return areAlike && !isProseOrCode(beginning, filled) ? SURENESS.likely : SURENESS.none;
}

/**
 * Signs of prose or code: a space after nearly each comma, split brackets, statement endings, GIFT braces.
 */
function isProseOrCode(text: string, rows: readonly (readonly string[])[]): boolean {
  const commas = text.match(/,/g)?.length ?? 0;
  const spaced = text.match(/,\s/g)?.length ?? 0;
  const isOdd = (cell: string) => cell.split(/[([{]/).length !== cell.split(/[)\]}]/).length;
  const odd = rows.filter((row) => row.some(isOdd) || /[{}]\s*$|\)$/.test(row.join('')));
  const isSpaced = !/[\t;]/.test(text) && commas > 0 && spaced * 10 >= commas * 8;
  return isSpaced || odd.length * 4 > rows.length || /\{[^{}]*[=~#]/.test(text);
}

/** Whether an Office file before 2007 is a workbook. */
export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  OLD_WORKBOOK.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));

/** Throws 400 for a list of students, unless the request says that it holds questions. */
function importedFrom(sheets: readonly string[][][], { format, columns }: ReadAs): SheetsReading {
  const isTold = format !== undefined || columns !== undefined;
  const asked = isTold ? sheets : sheets.filter((rows) => !arePupils(rows));
  if (asked.length === 0 && sheets.length > 0) throw new DomainError('invalid', importMessages.classList);
  const read = asked.map((rows) => readRows(rows, columns));
  const table = read.find(({ table: each }) => each)?.table;
  return {
    questions: read.flatMap(({ questions }) => questions),
    skipped: read.flatMap(({ skipped }) => skipped),
    pictures: new Map(read.flatMap(({ pictures }) => [...pictures])),
    ...(table && { choices: { table } }),
  };
}

function sheetsOf(content: Uint8Array, textOf = textIn): string[][][] {
  try {
    const options = { dense: true, cellDates: true, nodim: true, sheetRows: ROWS_MAXIMUM };
    const book = read(content, { type: 'array', ...options });
    return book.SheetNames.flatMap((name) => book.Sheets[name] ?? []).map((sheet) => rowsOf(sheet, textOf));
  } catch {
    throw new DomainError('invalid', importMessages.packageBroken);
  }
}

/** The cells of a sheet as texts; the first row is line 1. */
function rowsOf(sheet: WorkSheet, textOf: typeof textIn): string[][] {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  return Array.from({ length: Math.min(data.length, ROWS_MAXIMUM) }, (_, row) => {
    const cells = data[row] ?? [];
    return Array.from({ length: Math.min(cells.length, COLUMNS_MAXIMUM) }, (_, column) =>
      textOf(cells[column]),
    );
  });
}

/** The text of a cell; numbers by value (0.25 may be displayed as 0), days as displayed. */
function textIn(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.t === 'z') return '';
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (cell.t === 'n' && !cell.w?.includes('%')) return String(cell.v);
  return cell.t === 's' ? String(cell.v).replace(/\r\n?/g, '\n') : (cell.w ?? String(cell.v));
}

/** The same, but numbers displayed with leading zeros as displayed. */
const shownIn = (cell: CellObject | undefined): string =>
  cell?.t === 'n' && /^0\d+$/.test(cell.w ?? '') ? String(cell.w) : textIn(cell);
