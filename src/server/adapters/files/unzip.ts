import { inflateRawSync } from 'node:zlib';
import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import { pathOf, UNPACKED_MAXIMUM } from './package-files';

const isFolder = (name: string) => /[\\/]$/.test(name);
/** Files that no reader needs: system files, films, sounds and programs. */
const OF_NO_USE =
  /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$)|\.(mp4|m4v|mov|avi|webm|mkv|mp3|m4a|wav|ogg|pdf|exe)$/i;
const STORED = 0;
const DEFLATED = 8;

/** Unpacked files by their paths, and whether some of the archive is damaged. */
export interface Unzipped {
  readonly files: Map<string, Uint8Array>;
  readonly isDamaged: boolean;
}

/**
 * The undamaged files of a zip archive. Throws 400 without a list of files, for a locked archive, or if the files are too large
 * when unpacked, whatever their declared sizes.
 */
export function unzip(bytes: Uint8Array): Unzipped {
  const entries = zipEntries(bytes, UNPACKED_MAXIMUM.files);
  if (!entries) throw new DomainError('invalid', importMessages.packageBroken);
  if (entries.length > UNPACKED_MAXIMUM.files)
    throw new DomainError('invalid', importMessages.unpackedTooLarge);
  if (entries.some(({ isLocked }) => isLocked))
    throw new DomainError('invalid', importMessages.packageLocked);
  const files = new Map<string, Uint8Array>();
  let [left, isDamaged] = [UNPACKED_MAXIMUM.bytes, false];
  for (const entry of entries) {
    if (isFolder(entry.name) || OF_NO_USE.test(entry.name)) continue;
    const content = contentOf(entry, left);
    if (content) files.set(pathOf(entry.name), content);
    else isDamaged = true;
    left -= content?.byteLength ?? 0;
    if (left < 0) throw new DomainError('invalid', importMessages.unpackedTooLarge);
  }
  return { files, isDamaged };
}

interface ZipEntry {
  readonly name: string;
  /** 0 is stored, 8 deflated. */
  readonly method: number;
  readonly isLocked: boolean;
  /** Undefined if it is not where the list says. */
  readonly packed: Uint8Array | undefined;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const COMMENT_MAXIMUM = 0xffff;
const LISTED = 0x02014b50;
const LISTED_LENGTH = 46;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
const LOCKED = 1;
const NAMED_IN_UTF8 = 0x800;

/**
 * The entries in the list at the end of a zip archive, at most one more than the maximum; undefined without a list. Ignores
 * zip64: uploads never reach 4 GB.
 */
function zipEntries(bytes: Uint8Array, maximum: number): ZipEntry[] | undefined {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(archive);
  if (end === undefined) return undefined;
  const listLength = archive.readUInt32LE(end + 12);
  // Data before the archive shifts all its offsets.
  const before = Math.max(0, end - listLength - archive.readUInt32LE(end + 16));
  const entries: ZipEntry[] = [];
  for (let at = end - listLength; at >= 0 && at + LISTED_LENGTH <= end && entries.length <= maximum; ) {
    if (archive.readUInt32LE(at) !== LISTED) break;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      archive.readUInt16LE(at + field),
    ) as [number, number, number];
    const flags = archive.readUInt16LE(at + 8);
    const name = archive.subarray(at + LISTED_LENGTH, at + LISTED_LENGTH + nameLength);
    const place = before + archive.readUInt32LE(at + 42);
    entries.push({
      name: nameOf(name, (flags & NAMED_IN_UTF8) !== 0),
      method: archive.readUInt16LE(at + 10),
      isLocked: (flags & LOCKED) !== 0,
      packed: packedAt(archive, place, archive.readUInt32LE(at + 20)),
    });
    at += LISTED_LENGTH + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** The offset of the end record, which only a comment may follow. */
function endOf(archive: Buffer): number | undefined {
  const last = archive.length - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAXIMUM); at -= 1) {
    if (archive.readUInt32LE(at) === END) return at;
  }
  return undefined;
}

function packedAt(archive: Buffer, place: number, length: number): Uint8Array | undefined {
  if (place + LOCAL_LENGTH > archive.length || archive.readUInt32LE(place) !== LOCAL) return undefined;
  const begins = place + LOCAL_LENGTH + archive.readUInt16LE(place + 26) + archive.readUInt16LE(place + 28);
  return begins + length > archive.length ? undefined : archive.subarray(begins, begins + length);
}

function nameOf(name: Buffer, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(name);
  } catch {
    return name.toString(isUtf8 ? 'utf8' : 'latin1');
  }
}

/** The unpacked content of an entry; undefined if damaged. */
function contentOf({ method, packed }: ZipEntry, maxOutputLength: number): Uint8Array | undefined {
  if (method === STORED) return packed;
  if (method !== DEFLATED || !packed) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxOutputLength) });
  } catch (error) {
    if (error instanceof RangeError) throw new DomainError('invalid', importMessages.unpackedTooLarge);
    return undefined;
  }
}
