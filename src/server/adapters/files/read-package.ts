import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import type { ReadAs } from '../../../shared/import/read-as';
import type { PackageFiles } from '../../rules/import/imported';
import { readMoodleBackup } from '../../rules/import/moodle/read-backup';
import { packageQtiVersion } from '../../rules/import/qti/qti-version';
import { readQtiPackage } from '../../rules/import/qti/read-qti-package';
import { readQuizJsonPackage } from '../../rules/import/quiz-json/read-quiz-json';
import { readWord } from '../../rules/import/word/read-word';
import { readWorkbook } from './sheets';
import type { FormatReading } from './text-formats';

interface Package {
  readonly files: PackageFiles;
  readonly as: ReadAs;
  /** Reads the only question file of the package; absent for a file that is one itself. */
  readonly readOnly: ((only: { name: string; bytes: Uint8Array }) => Promise<FormatReading>) | undefined;
}

/** The endings of possible question files; files beside them are ignored. */
const MAY_HOLD_QUESTIONS = /\.(txt|gift|md|markdown|csv|tsv|xml|json|docx|xlsx|xls|ods|zip|mbz|imscc)$/i;

/** Reads an unpacked package by its contents. */
export async function readPackage({ files, as, readOnly }: Package): Promise<FormatReading> {
  const has = (beginning: string) => files.paths.some((path) => path.startsWith(beginning));
  if (has('word/')) return { format: 'docx', ...readWord(files) };
  if (has('xl/')) return { format: 'xlsx', ...readWorkbook(files, as) };
  if (has('ppt/')) throw new DomainError('unsupported', importMessages.slides);
  const openDocument = openDocumentOf(files);
  if (openDocument === 'spreadsheet') return { format: 'xlsx', ...readWorkbook(files, as) };
  if (openDocument) throw new DomainError('unsupported', importMessages.openDocument);
  if (files.paths.includes('quiz.json')) return { format: 'json', ...readQuizJsonPackage(files) };
  if (files.paths.some(isBackup)) return { format: 'mbz', ...readMoodleBackup(files) };
  const version = packageQtiVersion(files);
  if (version) return { format: version, ...readQtiPackage(files) };
  const [only, ...others] = files.paths.filter((path) => MAY_HOLD_QUESTIONS.test(path));
  const bytes = only === undefined || others.length > 0 ? undefined : files.bytes(only);
  if (only !== undefined && bytes && readOnly) return readOnly({ name: only, bytes });
  throw new DomainError('invalid', importMessages.nothingRead);
}

const isBackup = (path: string): boolean => /(^|\/)(moodle_backup|questions)\.xml$/.test(path);

/** "spreadsheet" or "text". */
export const openDocumentOf = (files: PackageFiles): string | undefined =>
  files.text('mimetype')?.match(/^application\/vnd\.oasis\.opendocument\.([a-z]{1,20})/)?.[1];
