import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import { isTar } from './untar';

/** The first bytes of files that never hold readable questions, and the advice for each. */
const UNREADABLE: readonly { readonly begins: string; readonly at?: number; readonly sentence: string }[] = [
  { begins: '%PDF-', sentence: importMessages.pdf },
  { begins: '{\\rtf', sentence: importMessages.richTextFile },
  { begins: '\x89PNG\r\n', sentence: importMessages.pictureFile },
  { begins: '\xff\xd8\xff', sentence: importMessages.pictureFile },
  { begins: 'GIF8', sentence: importMessages.pictureFile },
  { begins: 'WEBP', at: 8, sentence: importMessages.pictureFile },
  { begins: 'II*\0', sentence: importMessages.pictureFile },
  { begins: 'MM\0*', sentence: importMessages.pictureFile },
  { begins: 'ftyphei', at: 4, sentence: importMessages.pictureFile },
  { begins: 'ftypavif', at: 4, sentence: importMessages.pictureFile },
  { begins: 'ftypmif1', at: 4, sentence: importMessages.pictureFile },
  { begins: 'ftyp', at: 4, sentence: importMessages.media },
  { begins: 'ID3', sentence: importMessages.media },
  { begins: 'OggS', sentence: importMessages.media },
  { begins: 'RIFF', sentence: importMessages.media },
  { begins: '\x1a\x45\xdf\xa3', sentence: importMessages.media },
  { begins: "7z\xbc\xaf'", sentence: importMessages.unknownFile },
  { begins: 'Rar!\x1a', sentence: importMessages.unknownFile },
  { begins: '\x7fELF', sentence: importMessages.unknownFile },
  { begins: 'MZ\x90', sentence: importMessages.unknownFile },
  { begins: 'SQLite format 3', sentence: importMessages.unknownFile },
];
const ZIP = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const LOOKED_AT_BYTES = 264;

/**
 * The kind of a file by its first bytes. `compound`: Office before 2007. Throws 415 for an unreadable kind.
 */
export function fileKindOf(bytes: Uint8Array): 'zip' | 'gzip' | 'tar' | 'compound' | 'text' {
  const beginning = Buffer.from(bytes.subarray(0, LOOKED_AT_BYTES)).toString('latin1');
  const unreadable = UNREADABLE.find(({ begins, at = 0 }) => beginning.startsWith(begins, at));
  if (unreadable) throw new DomainError('unsupported', unreadable.sentence);
  if (ZIP.some((begins) => beginning.startsWith(begins))) return 'zip';
  if (beginning.startsWith('\x1f\x8b')) return 'gzip';
  if (beginning.startsWith(COMPOUND)) return 'compound';
  return isTar(bytes) ? 'tar' : 'text';
}
