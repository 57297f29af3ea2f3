import { CLASS_MEMBERS_MAXIMUM, ROSTER_MAXIMUM_BYTES, ROSTER_MAXIMUM_LINES } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { rosterMessages, skippedReasons } from '../../../shared/roster/messages';
import { type RosterReading, readRoster, readRosterRows } from '../../../shared/roster/read-roster';
import type { RosterRequest } from '../../../shared/roster/request';
import type { Deps } from '../../deps';
import type { RowsReading } from '../../ports/question-files';

type ReadDeps = Pick<Deps, 'questionFiles'>;

/** Reads the list that was sent. Refuses (400) none, one that is no list, or too long a one, and (413) too large a one. */
export async function readRosterSource(deps: ReadDeps, sent: RosterRequest): Promise<RosterReading> {
  const reading = readAs(await rowsOf(deps, sent));
  const count = reading.rows.length + reading.unreadable.length;
  if (count === 0) throw new DomainError('invalid', rosterMessages.empty);
  if (reading.rows.length > CLASS_MEMBERS_MAXIMUM) refuseLong(reading.rows.length);
  return reading;
}

async function rowsOf({ questionFiles }: ReadDeps, { file, text }: RosterRequest): Promise<RowsReading> {
  const bytes = file?.bytes.byteLength ?? Buffer.byteLength(text ?? '');
  if (bytes > ROSTER_MAXIMUM_BYTES) throw new DomainError('too_large', rosterMessages.tooLarge);
  if (!file && text === undefined) throw new DomainError('invalid', rosterMessages.nothingSent);
  if (!file || bytes === 0) return { text: text ?? '' };
  try {
    return await questionFiles.readRows(file);
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
    throw new DomainError('invalid', rosterMessages.unreadable);
  }
}

function readAs(rows: RowsReading): RosterReading {
  if ('text' in rows) {
    if (isBinary(rows.text)) throw new DomainError('invalid', rosterMessages.unreadable);
    const lines = rows.text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '').length;
    if (lines > ROSTER_MAXIMUM_LINES) refuseLong(lines);
    return readRoster(rows.text);
  }
  const readings = rows.sheets.map((sheet) => {
    if (sheet.length > ROSTER_MAXIMUM_LINES) refuseLong(sheet.length);
    return readRosterRows(sheet);
  });
  const filled = readings.filter((reading) => reading.rows.length > 0);
  const [first = { rows: [], unreadable: [], skipped: [] }, ...others] = filled;
  if (others.length === 0) return first;
  const left = { line: 0, text: '', reason: skippedReasons.otherSheets };
  return { ...first, skipped: [left, ...first.skipped] };
}

function refuseLong(count: number): never {
  throw new DomainError('invalid', rosterMessages.tooMany(count, CLASS_MEMBERS_MAXIMUM));
}

const SIGNS_OF_BINARY = /(?![\t\n\r])\p{Cc}|\ufffd/gu;

/** Whether a text was never one: a list has hardly a sign that only machines read. UTF-16 that was sent as text has its zeros. */
function isBinary(text: string): boolean {
  const strange = text.replaceAll('\u0000', '').match(SIGNS_OF_BINARY)?.length ?? 0;
  return strange > 3 && strange * 20 > text.length;
}
