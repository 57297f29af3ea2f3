import { MARKS_SEPARATORS } from '../../../shared/export/marks-columns';
import type { FileAnswer } from '../../calls/file-answer';
import type { Deps } from '../../deps';
import { safeFileName } from '../../rules/export/file-name';
import type { MarksFileQuery } from '../../rules/export/marks-file';
import { marksTable } from '../../rules/export/marks-table';
import { type AskedResults, type ExportDeps, readNamed, recordExport } from './export-results';
import { readTableLines } from './lines';
import { resultsStore } from './store';

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
