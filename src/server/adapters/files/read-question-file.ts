import { gunzipSync } from 'node:zlib';
import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import type { ReadAs } from '../../../shared/import/read-as';
import { isTextEncoding } from '../../../shared/text-encodings';
import type { FileReading } from '../../ports/question-files';
import type { PictureBytes } from '../../rules/import/imported';
import { storable } from '../../rules/import/storable';
import { readingsOf } from './decode-text';
import { fileKindOf } from './file-kind';
import { decodeAs } from './guess-encoding';
import { packageFiles, UNPACKED_MAXIMUM } from './package-files';
import { readPackage } from './read-package';
import { isOldWorkbook, readOldWorkbook } from './sheets';
import { type FormatReading, readText, type TextToRead } from './text-formats';
import { isTar, untar } from './untar';
import { type Unzipped, unzip } from './unzip';

/** Reads a file of questions of any supported kind. Throws 400 for an unreadable file, 415 for an unsupported kind. */
export async function readQuestionFile(
  bytes: Uint8Array,
  { name = '', as = {} }: { name?: string; as?: ReadAs } = {},
): Promise<FileReading> {
  const { format, choices, ...imported } = await readAny(bytes, { name, as, isPacked: false });
  const { questions, skipped, pictures } = storable(imported);
  const named = [...pictures].map(([picture, content]) => [picture, bytesOf(content)] as const);
  return { ...{ format, questions, skipped }, pictures: new Map(named), ...(choices && { choices }) };
}

const bytesOf = (picture: PictureBytes): Uint8Array =>
  'bytes' in picture ? picture.bytes : new Uint8Array(Buffer.from(picture.base64, 'base64'));

interface FileToRead extends TextToRead {
  /** Whether the file came from a package: packages inside it are not unpacked. */
  readonly isPacked: boolean;
}

async function readAny(bytes: Uint8Array, file: FileToRead): Promise<FormatReading> {
  if (bytes.byteLength === 0) throw new DomainError('invalid', importMessages.empty);
  const kind = fileKindOf(bytes);
  if (kind === 'text') return readEncoded(bytes, file);
  if (kind === 'compound') {
    if (isOldWorkbook(bytes)) return { format: 'xlsx', ...readOldWorkbook(bytes, file.as) };
    throw new DomainError('unsupported', importMessages.oldWord);
  }
  const unpacked = unpack(kind, bytes);
  if (unpacked instanceof Uint8Array) return readEncoded(unpacked, file);
  const readOnly = file.isPacked
    ? undefined
    : (only: { name: string; bytes: Uint8Array }) =>
        readAny(only.bytes, { ...file, name: only.name, isPacked: true });
  try {
    return await readPackage({ files: packageFiles(unpacked.files), as: file.as, readOnly });
  } catch (error) {
    if (unpacked.isDamaged) throw new DomainError('invalid', importMessages.packageBroken);
    throw error;
  }
}

/** Reads a text in the requested or the likeliest encoding; offers all likely ones if unsure. */
function readEncoded(bytes: Uint8Array, file: FileToRead): FormatReading {
  const likely = readingsOf(bytes);
  const asked = file.as.encoding;
  const reading = readText(decodeAs(bytes, asked ?? likely[0].encoding), file);
  if (asked === undefined && likely[0].isSure) return reading;
  const beginning = bytes.subarray(0, SAMPLE_BYTES);
  const encodings = likely
    .map(({ encoding }) => encoding)
    .filter(isTextEncoding)
    .map((encoding) => ({ encoding, sample: tellingWords(decodeAs(beginning, encoding)) }));
  return { ...reading, choices: { ...reading.choices, encodings } };
}

const SAMPLE_BYTES = 20_000;
const TELLING_WORDS = 3;

/** The first words with letters beyond ASCII. */
const tellingWords = (text: string): string =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => /\P{ASCII}/u.test(word))
    .slice(0, TELLING_WORDS)
    .join(', ');

/** The files of a package, or the content of a gzip file. */
function unpack(kind: 'zip' | 'gzip' | 'tar', bytes: Uint8Array): Unzipped | Uint8Array {
  if (kind === 'zip') return unzip(bytes);
  const unpacked = kind === 'gzip' ? gunzip(bytes) : bytes;
  return isTar(unpacked) ? { files: untar(unpacked), isDamaged: false } : unpacked;
}

/** The content of a gzip file. Throws 400 if damaged or too large when unpacked. */
function gunzip(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: UNPACKED_MAXIMUM.bytes });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw new DomainError(
      'invalid',
      isTooLarge ? importMessages.unpackedTooLarge : importMessages.packageBroken,
    );
  }
}
