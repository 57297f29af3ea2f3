import { inflateRawSync } from 'node:zlib';
import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import { pathOf, UNPACKED_MAXIMUM } from './package-files';
import { type ZipEntry, zipEntries } from './zip-entries';

const isFolder = (name: string) => /[\\/]$/.test(name);
/** What no reader asks for: what systems put beside the files, films and sounds. */
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
 * The files of a zip archive, without those that are damaged. Refuses (400) an archive that has no list of its files, that is
 * locked, or that unpacks to too much, whatever it says of itself.
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

/** What an entry unpacks to; undefined where it is damaged. */
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
