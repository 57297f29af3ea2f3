import type { Teacher } from '../../../shared/actor';
import type { ExportedFile, Loss, QuizWriter } from '../../../shared/export/exported';
import type { ExportFormat } from '../../../shared/import/formats';
import type { FileAnswer } from '../../calls/file-answer';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { safeFileName } from '../../rules/export/file-name';
import { writeGift } from '../../rules/export/gift/write-gift';
import { writeMoodleXml } from '../../rules/export/moodle/write-moodle-xml';
import { writeQti21 } from '../../rules/export/qti/write-qti21';
import { writeQuizJson } from '../../rules/export/quiz-json/write-quiz-json';
import type { QuizRecord } from '../quizzes/find';
import { readExportedQuiz } from './exported-quiz';

const ARCHIVE = { ending: '.zip', mediaType: 'application/zip' };

interface FormatOfFile {
  readonly write: QuizWriter;
  readonly ending: string;
  readonly mediaType: string;
  readonly hasUnfinished?: true;
}

/** How each format is written, and what a file of it is. */
const FORMATS: Readonly<Record<ExportFormat, FormatOfFile>> = {
  json: { write: writeQuizJson, ending: '.json', mediaType: 'application/json', hasUnfinished: true },
  'moodle-xml': { write: writeMoodleXml, ending: '.xml', mediaType: 'application/xml' },
  gift: { write: writeGift, ending: '.txt', mediaType: 'text/plain; charset=utf-8' },
  qti21: { write: writeQti21, ...ARCHIVE },
};

type ExportDeps = Pick<Deps, 'db' | 'images' | 'origins'>;

interface Asked {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'look'>;
  readonly input: { readonly format: ExportFormat };
}

/** A quiz as a file of another kind, named by its title; the export is audited. */
export async function exportQuiz(
  deps: ExportDeps & Pick<Deps, 'clock' | 'inTransaction' | 'tables'>,
  { teacher, quiz, input: { format } }: Asked,
): Promise<FileAnswer> {
  const { write, ...plain } = FORMATS[format];
  const exported = await readExportedQuiz(deps, quiz, FORMATS[format]);
  const { content } = write(exported);
  const { ending, mediaType } = typeof content === 'string' ? plain : ARCHIVE;
  const bytes = await bytesOf(deps, content);
  const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: quiz.id };
  deps.inTransaction(() => recordAudit(deps.db, { ...act, action: 'export', after: { format } }));
  return { fileName: safeFileName(quiz.title) + ending, mediaType, bytes };
}

/** What a quiz would lose as a file of another kind, in the order of its questions. */
export async function listLosses(
  deps: ExportDeps,
  { quiz, input: { format } }: Asked,
): Promise<{ losses: Loss[] }> {
  const { commonLosses = [], ...exported } = await readExportedQuiz(deps, quiz, FORMATS[format]);
  const losses = [...commonLosses, ...FORMATS[format].write(exported).losses];
  return { losses: losses.toSorted((one, other) => one.question - other.question) };
}

const bytesOf = async (
  { tables }: Pick<Deps, 'tables'>,
  content: ExportedFile['content'],
): Promise<Uint8Array<ArrayBuffer>> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : tables.archive(content);
