import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { MARKS_SEPARATORS } from '../../../shared/export/marks-columns';
import { messages } from '../../../shared/messages';
import type { FileAnswer } from '../../calls/file-answer';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { safeFileName } from '../../rules/export/file-name';
import { type MarksFileQuery, marksTable } from '../../rules/export/marks-table';
import { resultsTable, resultsWorkbook } from '../../rules/export/results-table';
import { sheetName, workbookFileName, workbookSheets } from '../../rules/export/workbook';
import type { CloseDeps } from '../attempts/close-overdue';
import { noteNamesRead } from '../marking/names/hidden';
import type { QuizRecord } from '../quizzes/find';
import { getAllData } from './get-all-data';
import { readTableLines } from './lines';
import { resultsStore } from './store';
import { getSubmitted, type Submitted } from './submitted';

type ExportDeps = CloseDeps & Pick<Deps, 'inTransaction' | 'tables'>;

interface AskedResults {
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
async function readNamed(deps: ExportDeps, { teacher, quiz: { id } }: AskedResults): Promise<Submitted> {
  const seen = await getSubmitted(deps, id);
  if (seen.namesHidden) {
    if (seen.quiz.teacherId !== teacher.accountId) throw new DomainError('conflict', messages.namesHidden);
    noteNamesRead(deps, teacher, id);
  }
  return seen;
}

function recordExport(deps: ExportDeps, { teacher, quiz }: AskedResults, format: 'csv' | 'xlsx') {
  const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: quiz.id };
  deps.inTransaction(() => recordAudit(deps.db, { ...act, action: 'export', after: { format } }));
}

/** The marks of a quiz as '{quiz title}-marks.csv' with the columns a school's system imports. Audited. */
export async function exportQuizMarks(
  deps: ExportDeps & Pick<Deps, 'siteDetails'>,
  { input, ...asked }: AskedResults & { input: MarksFileQuery },
): Promise<FileAnswer> {
  const seen = await readNamed(deps, asked);
  const { title, teacherId } = seen.quiz;
  const numbers = new Map(
    resultsStore(deps.db)
      .listNumbers.all({ quizId: asked.quiz.id, teacherId })
      .map(({ studentId, number }) => [studentId, number]),
  );
  const read = await readTableLines(deps, seen);
  const lines = seen.attempts.map(({ studentId, studentName, studentEmail, submittedAt }, at) => ({
    ...{ number: numbers.get(studentId) ?? null, name: studentName, email: studentEmail },
    ...{ score: read[at]?.score ?? null, maxScore: read[at]?.maxScore ?? 0 },
    ...{ quiz: title, atMs: submittedAt },
  }));
  const rows = marksTable(lines, { ...input, timeZone: deps.siteDetails.timeZone });
  const bytes = await deps.tables.csv(rows, MARKS_SEPARATORS[input.separator]);
  recordExport(deps, asked, 'csv');
  return { fileName: `${safeFileName(title)}-marks.csv`, mediaType: 'text/csv; charset=utf-8', bytes };
}

/** A teacher's scores as 'quiz-data-{date}.xlsx', one sheet per quiz (spec §7). Audited. */
export async function exportWorkbook(
  deps: Pick<Deps, 'db' | 'arrangements' | 'clock' | 'inTransaction' | 'tables' | 'siteDetails'>,
  { teacher }: { teacher: Teacher },
): Promise<FileAnswer> {
  const bytes = await deps.tables.workbook(workbookSheets(await getAllData(deps, { teacher })));
  const { accountId } = teacher;
  const act = { at: deps.clock.now(), actorId: accountId, subject: accountId };
  deps.inTransaction(() => recordAudit(deps.db, { ...act, action: 'export' }));
  return {
    fileName: workbookFileName({ nowMs: deps.clock.now(), timeZone: deps.siteDetails.timeZone }),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes,
  };
}
