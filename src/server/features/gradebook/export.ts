import { MARKS_SEPARATORS } from '../../../shared/export/marks-columns';
import { maxScoreAt, percentAt, scoreAt } from '../../../shared/gradebook/cells';
import { columnsIn } from '../../../shared/gradebook/columns';
import { gradeOf } from '../../../shared/gradebook/grades';
import type { FileAnswer } from '../../calls/file-answer';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { safeFileName } from '../../rules/export/file-name';
import { gradebookTable } from '../../rules/export/gradebook-table';
import { type MarksFileQuery, marksTable } from '../../rules/export/marks-table';
import { sheetName } from '../../rules/export/workbook';
import type { CloseDeps } from '../attempts/close-overdue';
import { getGradebook } from './get';

type ExportDeps = CloseDeps & Pick<Deps, 'inTransaction' | 'tables'>;
type Asked = Parameters<typeof getGradebook>[1];

/** The gradebook as '{class}-gradebook.csv'. Audited. */
export async function exportGradebookCsv(deps: ExportDeps, asked: Asked): Promise<FileAnswer> {
  const { fileName, csvRows } = gradebookTable(await getGradebook(deps, asked));
  const bytes = await deps.tables.csv(csvRows());
  recordExport(deps, asked, 'csv');
  return { fileName: `${fileName}.csv`, mediaType: 'text/csv; charset=utf-8', bytes };
}

/** The gradebook as '{class}-gradebook.xlsx', one sheet. Audited. */
export async function exportGradebookWorkbook(deps: ExportDeps, asked: Asked): Promise<FileAnswer> {
  const gradebook = await getGradebook(deps, asked);
  const { fileName, rows } = gradebookTable(gradebook);
  const name = sheetName({ title: gradebook.name, quizId: gradebook.classId }, new Set());
  const bytes = await deps.tables.workbook([{ name, rows }]);
  recordExport(deps, asked, 'xlsx');
  return {
    fileName: `${fileName}.xlsx`,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes,
  };
}

/**
 * The marks of a class as '{class}-marks.csv', one line per member and quiz or own column, with the columns a school's system imports.
 * Audited.
 */
export async function exportClassMarks(
  deps: ExportDeps & Pick<Deps, 'siteDetails'>,
  { input, ...asked }: Asked & { input: MarksFileQuery },
): Promise<FileAnswer> {
  const gradebook = await getGradebook(deps, asked);
  const { name, members, gradeScale } = gradebook;
  const lines = columnsIn(gradebook).flatMap((column) =>
    members.flatMap((member, place) => {
      const score = scoreAt(column, place);
      const maxScore = maxScoreAt(column, place);
      if (score === null || maxScore === null) return [];
      const grade = gradeOf(gradeScale, percentAt(column, place));
      const of = { quiz: column.title, atMs: column.date, maxScore };
      return [{ ...member, ...of, score, grade }];
    }),
  );
  const rows = marksTable(lines, { ...input, timeZone: deps.siteDetails.timeZone });
  const bytes = await deps.tables.csv(rows, MARKS_SEPARATORS[input.separator]);
  recordExport(deps, asked, 'csv');
  return { fileName: `${safeFileName(name)}-marks.csv`, mediaType: 'text/csv; charset=utf-8', bytes };
}

function recordExport(
  { db, clock, inTransaction }: ExportDeps,
  { teacher, schoolClass }: Asked,
  format: 'csv' | 'xlsx',
) {
  const act = { at: clock.now(), actorId: teacher.accountId, subject: schoolClass.id };
  inTransaction(() => recordAudit(db, { ...act, action: 'export', after: { format } }));
}
