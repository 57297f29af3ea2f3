import type { ColumnKind } from '../../../../shared/import/rows/column-kinds';
import type { Imported, ImportedQuestion, SkippedQuestion } from '../imported';
import { areBlackboardRows, readBlackboardRows } from './blackboard-rows';
import { areD2lRows, readD2lRows } from './d2l-rows';
import type { Rows } from './lms-rows';
import { plainRows } from './plain-rows';
import { namingOf } from './right-options';
import { type RowCells, rowCells } from './row-cells';
import { rowQuestion } from './row-question';
import { rowSentences } from './sentences';
import { type SheetTable, type TableChoice, tableChoice, tableOfRows } from './table-of-rows';

export interface RowsReading extends Imported {
  /** The columns as read, for the teacher to change. */
  readonly table?: TableChoice;
}

/**
 * Reads the rows of a sheet: below headings in any order, including those of Kahoot, Socrative and others far
 * down; without headings as question, options and answer; or by the requested columns if the sheet has as
 * many. Lines are rows, from 1.
 */
export function readRows(rows: Rows, kinds?: readonly ColumnKind[]): RowsReading {
  if (kinds === undefined && areD2lRows(rows)) return readD2lRows(rows);
  if (kinds === undefined && areBlackboardRows(rows)) return readBlackboardRows(rows);
  const table = tableOfRows(rows, kinds);
  const cells = cellsOf(rows, table).filter(isFilled);
  const isIndex = table.columns.some((column) => column.kind === 'correct' && column.isIndex === true);
  const naming = namingOf(
    cells.filter((row) => whyNoQuestion(row) === undefined),
    { isIndex },
  );
  const [questions, skipped]: [ImportedQuestion[], SkippedQuestion[]] = [[], []];
  for (const row of cells) {
    const reason = whyNoQuestion(row);
    if (reason === undefined) questions.push(withKeyNote(rowQuestion(row, naming), row, table));
    else skipped.push({ line: row.line, type: row.type, reason });
  }
  const isDoubtful = table.isDoubtful && questions.length > 0;
  return { questions, skipped, pictures: new Map(), ...(isDoubtful && { table: tableChoice(rows, table) }) };
}

/** Quizizz's template explains its headings in the next row. */
const INSTRUCTIONS = /^text of the question\s*\(required\)/i;

function whyNoQuestion({ question }: RowCells): string | undefined {
  if (question === '') return rowSentences.noQuestion;
  return INSTRUCTIONS.test(question) ? rowSentences.instructions : undefined;
}

function withKeyNote(
  question: ImportedQuestion,
  { correct }: RowCells,
  { keyName }: SheetTable,
): ImportedQuestion {
  if (keyName === undefined || keyName === '' || correct.length === 0) return question;
  return { ...question, notes: [...question.notes, rowSentences.keyByShape(keyName)] };
}

/** Whether rows are surely questions: by their headings, or by answers that name options. */
export const looksLikeRows = (rows: Rows): boolean =>
  areD2lRows(rows) || areBlackboardRows(rows) || tableOfRows(rows).isSure;

const cellsOf = (rows: Rows, { columns, from, isPlain }: SheetTable): RowCells[] =>
  isPlain ? plainRows(rows) : rows.slice(from).map((row, at) => rowCells(row, columns, from + at + 1));

/** Templates have empty rows with a number or time in front. */
const isFilled = ({ question, options, correct, explanation }: RowCells): boolean =>
  question !== '' || options.length > 0 || correct.length > 0 || explanation !== '';
