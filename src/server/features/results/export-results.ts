import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { FileAnswer } from '../../calls/file-answer';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { resultsTable, resultsWorkbook } from '../../rules/export/results-table';
import { sheetName } from '../../rules/export/workbook';
import type { CloseDeps } from '../attempts/close-overdue';
import { noteNamesRead } from '../marking/names/hidden';
import type { QuizRecord } from '../quizzes/find';
import { readTableLines } from './lines';
import { getSubmitted, type Submitted } from './submitted';

export type ExportDeps = CloseDeps & Pick<Deps, 'inTransaction' | 'tables'>;

export interface AskedResults {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'look'>;
}

/** The results of a quiz as '{quiz title}-results.csv' (spec §7). Audited. Throws 409 for a colleague while names are hidden. */
export async function exportResultsCsv(deps: ExportDeps, asked: AskedResults): Promise<FileAnswer> {
  const { fileName, rows } = resultsTable(await readTable(deps, asked));
  const bytes = await deps.tables.csv(rows);
  recordExport(deps, asked, 'csv');
  return { fileName, mediaType: 'text/csv; charset=utf-8', bytes };
}

/** The same as '{quiz title}-results.xlsx', one sheet. */
export async function exportResultsWorkbook(deps: ExportDeps, asked: AskedResults): Promise<FileAnswer> {
  const table = await readTable(deps, asked);
  const { fileName, rows } = resultsWorkbook(table);
  const name = sheetName({ title: table.title, quizId: asked.quiz.id }, new Set());
  const bytes = await deps.tables.workbook([{ name, rows }]);
  recordExport(deps, asked, 'xlsx');
  return {
    ...{ fileName, bytes },
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  };
}

async function readTable(deps: ExportDeps, asked: AskedResults) {
  const seen = await readNamed(deps, asked);
  return {
    ...{ title: seen.quiz.title, questions: seen.questions },
    results: await readTableLines(deps, seen),
  };
}

/** The submissions of a quiz for a file with names. */
export async function readNamed(
  deps: ExportDeps,
  { teacher, quiz: { id } }: AskedResults,
): Promise<Submitted> {
  const seen = await getSubmitted(deps, id);
  if (seen.namesHidden) {
    if (seen.quiz.teacherId !== teacher.accountId) throw new DomainError('conflict', messages.namesHidden);
    noteNamesRead(deps, teacher, id);
  }
  return seen;
}

export function recordExport(deps: ExportDeps, { teacher, quiz }: AskedResults, format: 'csv' | 'xlsx') {
  const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: quiz.id };
  deps.inTransaction(() => recordAudit(deps.db, { ...act, action: 'export', after: { format } }));
}
