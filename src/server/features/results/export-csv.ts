import type { Seen } from '../../../shared/access/seen';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { resultsTable } from '../../../shared/export/results-table';
import { messages } from '../../../shared/messages';
import type { FileAnswer } from '../../calls/file-answer';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { CloseDeps } from '../attempts/close-overdue';
import { noteNamesRead } from '../marking/names/hidden';
import type { QuizRecord } from '../quizzes/find';
import { readTableLines } from './lines';
import { getSubmitted } from './submitted';

/** The results of a quiz as '{quiz title}-results.csv' (spec §7); the export is audited. Refuses a colleague whom names are hidden from (409). */
export async function exportResultsCsv(
  deps: CloseDeps & Pick<Deps, 'inTransaction' | 'tables'>,
  { teacher, quiz: { id } }: { teacher: Teacher; quiz: Seen<QuizRecord, 'look'> },
): Promise<FileAnswer> {
  const seen = await getSubmitted(deps, id);
  const { quiz, questions } = seen;
  if (seen.namesHidden) {
    if (quiz.teacherId !== teacher.accountId) throw new DomainError('conflict', messages.namesHidden);
    noteNamesRead(deps, teacher, id);
  }
  const lines = await readTableLines(deps, seen);
  const { fileName, rows } = resultsTable({ title: quiz.title, questions, results: lines });
  const bytes = await deps.tables.csv(rows);
  const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: id };
  deps.inTransaction(() => recordAudit(deps.db, { ...act, action: 'export' }));
  return { fileName, mediaType: 'text/csv; charset=utf-8', bytes };
}
