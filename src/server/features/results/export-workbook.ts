import type { Teacher } from '../../../shared/actor';
import type { FileAnswer } from '../../calls/file-answer';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { workbookFileName, workbookSheets } from '../../rules/export/workbook';
import { getAllData } from './get-all-data';

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
