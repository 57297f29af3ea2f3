import type { Imported, ImportedQuestion, SkippedQuestion } from '../imported';
import { findHeadings, type Headings } from './find-headings';
import { arePlainRows, plainRows } from './plain-rows';
import { namingOf } from './right-options';
import { type RowCells, rowCells } from './row-cells';
import { rowQuestion } from './row-question';
import { rowSentences } from './sentences';

type Rows = readonly (readonly string[])[];

/**
 * Reads the rows of a sheet: below headings in any order, also those of Kahoot, Socrative and others, which stand far down;
 * without headings a question, its options and its answer. Lines are rows, from 1.
 */
export function readRows(rows: Rows): Imported {
  const cells = cellsOf(rows);
  const naming = namingOf(cells.filter((row) => whyNoQuestion(row) === undefined));
  const [questions, skipped]: [ImportedQuestion[], SkippedQuestion[]] = [[], []];
  for (const row of cells) {
    const reason = whyNoQuestion(row);
    if (reason === undefined) questions.push(rowQuestion(row, naming));
    else skipped.push({ line: row.line, type: row.type, reason });
  }
  return { questions, skipped, pictures: new Map() };
}

/** A template of Quizizz says below its headings what they are for. */
const INSTRUCTIONS = /^text of the question\s*\(required\)/i;

function whyNoQuestion({ question }: RowCells): string | undefined {
  if (question === '') return rowSentences.noQuestion;
  return INSTRUCTIONS.test(question) ? rowSentences.instructions : undefined;
}

/** Whether rows are surely questions: by their headings, or by answers that name their options. */
export const looksLikeRows = (rows: Rows): boolean =>
  findHeadings(rows) !== undefined || arePlainRows(plainRows(rows));

function cellsOf(rows: Rows): RowCells[] {
  const headings = findHeadings(rows);
  const all = headings ? rowsBelow(rows, headings) : plainRows(rows);
  return all.filter(isFilled);
}

const rowsBelow = (rows: Rows, { columns, from }: Headings): RowCells[] =>
  rows.slice(from).map((row, at) => rowCells(row, columns, from + at + 1));

/** Templates keep empty rows, with a number or a time before them. */
const isFilled = ({ question, options, correct, explanation }: RowCells): boolean =>
  question !== '' || options.length > 0 || correct.length > 0 || explanation !== '';
