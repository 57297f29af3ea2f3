import type { Teacher } from '../../../shared/actor';
import { resultsTable } from '../../../shared/export/results-table';
import { workbookFileName, workbookSheets } from '../../../shared/export/workbook';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { getSubmitted, readTableLines } from './lines.service';
import { getAllData, type ResultsDeps } from './service';

type ExportDeps = ResultsDeps & Pick<Deps, 'tables'>;

/** A file as it is downloaded. */
export interface ExportFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The results of an own quiz (404) as '{quiz title}-results.csv' (spec §7); the export is audited. */
export async function exportResultsCsv(
  deps: ExportDeps,
  teacher: Teacher,
  quizId: unknown,
): Promise<ExportFile> {
  const seen = await getSubmitted(deps, teacher, quizId);
  const { quiz, questions } = seen;
  const lines = await readTableLines(deps, teacher, seen);
  const { fileName, rows } = resultsTable({ title: quiz.title, questions, results: lines });
  const bytes = await deps.tables.csv(rows);
  auditExport(deps, teacher, quiz.id);
  return { fileName, mediaType: 'text/csv; charset=utf-8', bytes };
}

/** All of a teacher's scores as 'quiz-data-{date}.xlsx', a sheet for each quiz (spec §7); the export is audited. */
export async function exportWorkbook(deps: ExportDeps, teacher: Teacher): Promise<ExportFile> {
  const bytes = await deps.tables.workbook(workbookSheets(await getAllData(deps, teacher)));
  auditExport(deps, teacher, teacher.accountId);
  return {
    fileName: workbookFileName(new Date(deps.clock.now())),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes,
  };
}

function auditExport({ db, clock }: ExportDeps, { accountId }: Teacher, subject: string): void {
  recordAudit(db, { at: clock.now(), actorId: accountId, action: 'export', subject });
}
