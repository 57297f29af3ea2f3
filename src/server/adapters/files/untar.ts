import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import { pathOf, UNPACKED_MAXIMUM } from './package-files';

const BLOCK = 512;
const FILE_TYPES = ['', '\0', '0', '7'];
/** A path too long for its field is in an extra entry before the file: GNU's way, and POSIX's. */
const LONG_PATH = 'L';
const EXTENDED = 'x';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const utf8 = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');
const untilNul = (text: string) => text.split('\0', 1)[0] ?? '';

/**
 * The files of a tar archive by path; a truncated archive yields its complete files. Throws 400 for too many.
 */
export function untar(bytes: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let longPath: string | undefined;
  for (let at = 0; at + BLOCK <= bytes.length; ) {
    const header = bytes.subarray(at, at + BLOCK);
    const size = sizeIn(header);
    const content = bytes.subarray(at + BLOCK, at + BLOCK + size);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (header[0] === 0) continue;
    if (!Number.isFinite(size) || content.length < size) break;
    const type = latin1(header.subarray(156, 157));
    if (type === LONG_PATH) longPath = untilNul(utf8(content));
    else if (type === EXTENDED) longPath = pathInExtended(content) ?? longPath;
    else {
      if (FILE_TYPES.includes(type)) files.set(pathOf(longPath ?? pathIn(header)), content);
      longPath = undefined;
    }
    if (files.size > UNPACKED_MAXIMUM.files)
      throw new DomainError('invalid', importMessages.unpackedTooLarge);
  }
  return files;
}

/** Whether an unpacked file is a tar archive, by its magic word or a valid header checksum. */
export const isTar = (bytes: Uint8Array): boolean =>
  bytes.length >= BLOCK && (latin1(bytes.subarray(257, 262)) === 'ustar' || hasRightSum(bytes));

function hasRightSum(bytes: Uint8Array): boolean {
  const said = octal(bytes.subarray(148, 156));
  const spaces = 8 * 0x20;
  const sum = bytes
    .subarray(0, BLOCK)
    .reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0 : byte), 0);
  return said > 0 && said === sum + spaces;
}

function pathIn(header: Uint8Array): string {
  const name = untilNul(utf8(header.subarray(0, 100)));
  const before =
    latin1(header.subarray(257, 262)) === 'ustar' ? untilNul(utf8(header.subarray(345, 500))) : '';
  return before === '' ? name : `${before}/${name}`;
}

const sizeIn = (header: Uint8Array): number => octal(header.subarray(124, 136));
const octal = (digits: Uint8Array): number => {
  const text = untilNul(latin1(digits)).trim();
  return /^[0-7]{1,12}$/.test(text) ? Number.parseInt(text, 8) : text === '' ? 0 : Number.NaN;
};

/** "23 path=folder/name" on its own line. */
const pathInExtended = (content: Uint8Array): string | undefined =>
  utf8(content)
    .split('\n')
    .map((line) => line.slice(line.indexOf(' ') + 1))
    .find((line) => line.startsWith('path='))
    ?.slice('path='.length);
