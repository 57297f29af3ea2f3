import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import { decodeAs } from './decode-as';
import { decodeText } from './decode-text';
import { fileKindOf } from './file-kind';
import { packageFiles } from './package-files';
import { openDocumentOf } from './read-package';
import { isOldWorkbook, oldWorkbookRows, workbookRows } from './sheets';
import { unzip } from './unzip';

/** What a file of rows holds: its text, or the cells of the sheets of a workbook. */
export type RowsReading =
  | { readonly text: string }
  | { readonly sheets: readonly (readonly (readonly string[])[])[] };

/** The text of a file, or the rows of a workbook. Refuses (400) what is damaged, and (415) what is neither. */
export function readRowsFile(bytes: Uint8Array, encoding?: string): RowsReading {
  const kind = fileKindOf(bytes);
  if (kind === 'text') return { text: encoding ? decodeAs(bytes, encoding) : decodeText(bytes) };
  if (kind === 'compound' && isOldWorkbook(bytes)) return { sheets: oldWorkbookRows(bytes) };
  if (kind !== 'zip') throw new DomainError('unsupported', importMessages.unknownFile);
  const files = packageFiles(unzip(bytes).files);
  const isWorkbook =
    files.paths.some((path) => path.startsWith('xl/')) || openDocumentOf(files) === 'spreadsheet';
  if (!isWorkbook) throw new DomainError('unsupported', importMessages.unknownFile);
  return { sheets: workbookRows(files) };
}
