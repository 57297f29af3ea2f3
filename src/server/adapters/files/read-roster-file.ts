import type { RosterOffer } from '../../../shared/classes/schema';
import { CLASS_MEMBERS_MAXIMUM, ROSTER_MAXIMUM_LINES } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import { rosterMessages, skippedReasons } from '../../../shared/roster/messages';
import type { RosterAs } from '../../../shared/roster/request';
import { type RosterReading, readRoster, readRosterRows } from '../../rules/roster/read-roster';
import { LINE_BREAK } from '../../rules/roster/split-cells';
import { decodeText, readingsOf } from './decode-text';
import { fileKindOf } from './file-kind';
import { decodeAs } from './guess-encoding';
import { packageFiles } from './package-files';
import { openDocumentOf } from './read-package';
import { isOldWorkbook, oldWorkbookRows, workbookRows } from './sheets';
import { unzip } from './unzip';

/** Reads the class list in a file or pasted text. Throws 400 if it is no list, or too long. */
export function readRosterFile(list: Uint8Array | string, as: RosterAs = {}): RosterReading {
  const reading = readAs(rowsOf(list, as.encoding), as);
  if (reading.rows.length > CLASS_MEMBERS_MAXIMUM) refuseLong(reading.rows.length);
  const encodings = typeof list === 'string' ? [] : encodingsOf(list, as);
  return { ...reading, choices: { ...reading.choices, ...(encodings.length > 0 && { encodings }) } };
}

const SAMPLE_NAMES = 3;

/** The likely encodings, with names that tell them apart; none if the encoding is certain. */
function encodingsOf(bytes: Uint8Array, as: RosterAs): NonNullable<RosterOffer['encodings']> {
  if (fileKindOf(bytes) !== 'text') return [];
  const likely = readingsOf(bytes);
  const isAsked = !likely[0].isSure || as.encoding !== undefined;
  if (!isAsked) return [];
  return likely.map(({ encoding }) => {
    const names = readRoster(decodeAs(bytes, encoding), as).rows.map(({ pupil }) => pupil.name);
    const telling = names.filter((name) => /[^ -~]/.test(name));
    return { encoding, sample: telling.slice(0, SAMPLE_NAMES).join(', ') };
  });
}

function rowsOf(list: Uint8Array | string, encoding: string | undefined): RowsReading {
  if (typeof list === 'string') return { text: list };
  if (list.byteLength === 0) return { text: '' };
  try {
    return readRowsFile(list, encoding);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError('invalid', rosterMessages.unreadable);
  }
}

/** The text of a file, or the cells of a workbook's sheets. */
type RowsReading =
  | { readonly text: string }
  | { readonly sheets: readonly (readonly (readonly string[])[])[] };

/** Reads a text file or workbook. Throws 400 if damaged, 415 for any other kind. */
export function readRowsFile(bytes: Uint8Array, encoding?: string): RowsReading {
  const kind = fileKindOf(bytes);
  if (kind === 'text') return { text: encoding ? decodeAs(bytes, encoding) : decodeText(bytes) };
  if (kind === 'compound' && isOldWorkbook(bytes)) return { sheets: oldWorkbookRows(bytes) };
  if (kind !== 'zip') throw new DomainError('unsupported', importMessages.unknownFile);
  const files = packageFiles(unzip(bytes).files);
  const isWorkbook =
    files.paths.some((path) => path.startsWith('xl/')) || openDocumentOf(files) === 'spreadsheet';
  if (!isWorkbook) throw new DomainError('unsupported', importMessages.unknownFile);
  return { sheets: workbookRows(files) };
}

function readAs(rows: RowsReading, as: RosterAs): RosterReading {
  if ('text' in rows) {
    if (isBinary(rows.text)) throw new DomainError('invalid', rosterMessages.unreadable);
    const lines = rows.text.split(LINE_BREAK).filter((line) => line.trim() !== '').length;
    if (lines > ROSTER_MAXIMUM_LINES) refuseLong(lines);
    return readRoster(rows.text, as);
  }
  const readings = rows.sheets.map((sheet) => {
    if (sheet.length > ROSTER_MAXIMUM_LINES) refuseLong(sheet.length);
    return readRosterRows(sheet, as);
  });
  const filled = readings.filter((reading) => reading.rows.length > 0);
  const [first = { rows: [], unreadable: [], skipped: [], choices: {} }, ...others] = filled;
  if (others.length === 0) return first;
  const left = { line: 0, text: '', reason: skippedReasons.otherSheets };
  return { ...first, skipped: [left, ...first.skipped] };
}

function refuseLong(count: number): never {
  throw new DomainError('invalid', rosterMessages.tooMany(count, CLASS_MEMBERS_MAXIMUM));
}

const SIGNS_OF_BINARY = /(?![\t\n\r])\p{Cc}|\ufffd/gu;

/** Whether a text is binary data: a list has hardly any control characters. Ignores the zeros of UTF-16 sent as text. */
function isBinary(text: string): boolean {
  const strange = text.replaceAll('\u0000', '').match(SIGNS_OF_BINARY)?.length ?? 0;
  return strange > 3 && strange * 20 > text.length;
}
