import { kindOf } from '../../roster/headings';
import { columnsOf, findHeadings, has } from './find-headings';

type Rows = readonly (readonly string[])[];

const SEARCHED_ROWS = 15;
const SAMPLE_ROWS = 100;
const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,100}\.[^\s@]{2,30}$/;

/** Whether rows are a list of students: name headings or an address column, and no question headings. */
export function arePupils(rows: Rows): boolean {
  const sample = rows.slice(0, SAMPLE_ROWS).filter((row) => row.some((cell) => cell.trim() !== ''));
  const isAsking = sample.some((row) => row.some((cell) => /[?？؟]\s*$/.test(cell)));
  if (isAsking || findHeadings(rows)) return false;
  return sample.slice(0, SEARCHED_ROWS).some(areNames) || haveAddresses(sample);
}

function areNames(row: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const kinds = cells.flatMap((cell) => kindOf(cell) ?? []);
  const hasName = kinds.some((kind) => kind === 'name' || kind === 'first' || kind === 'last');
  if (!hasName || kinds.length < 2 || kinds.length * 2 < cells.length) return false;
  return !has(columnsOf(row), ['question', 'correct', 'option', 'options', 'wrong']);
}

function haveAddresses(rows: Rows): boolean {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) =>
    rows.filter((row) => ADDRESS.test(row[at]?.trim() ?? '')),
  ).some(({ length }) => length > 1 && length * 10 >= rows.length * 6);
}
