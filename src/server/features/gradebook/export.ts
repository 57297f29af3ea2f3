import { gradebookTable } from '../../../shared/export/gradebook-table';
import { sheetName } from '../../../shared/export/sheet-name';
import type { FileAnswer } from '../../calls/file-answer';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { CloseDeps } from '../attempts/close-overdue';
import { getGradebook } from './get';

type ExportDeps = CloseDeps & Pick<Deps, 'inTransaction' | 'tables'>;
type Asked = Parameters<typeof getGradebook>[1];

/** The gradebook as '{class}-gradebook.csv'; the export is audited. */
export async function exportGradebookCsv(deps: ExportDeps, asked: Asked): Promise<FileAnswer> {
  const { fileName, csvRows } = gradebookTable(await getGradebook(deps, asked));
  const bytes = await deps.tables.csv(csvRows());
  recordExport(deps, asked, 'csv');
  return { fileName: `${fileName}.csv`, mediaType: 'text/csv; charset=utf-8', bytes };
}

/** The gradebook as '{class}-gradebook.xlsx', one sheet; the export is audited. */
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

function recordExport(
  { db, clock, inTransaction }: ExportDeps,
  { teacher, schoolClass }: Asked,
  format: 'csv' | 'xlsx',
) {
  const act = { at: clock.now(), actorId: teacher.accountId, subject: schoolClass.id };
  inTransaction(() => recordAudit(db, { ...act, action: 'export', after: { format } }));
}
