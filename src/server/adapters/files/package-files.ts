import type { PackageFiles } from '../../rules/import/imported';
import { decodeText } from './decode-text';

/** The limits of an unpacked package: beyond them, a small file could exhaust the server's memory. */
export const UNPACKED_MAXIMUM = { files: 5000, bytes: 60 * 1024 * 1024 };

/** Unpacked files as the readers request them; their paths are keys and never reach the disk. */
export function packageFiles(files: ReadonlyMap<string, Uint8Array>): PackageFiles {
  const texts = new Map<string, string>();
  return {
    paths: [...files.keys()],
    bytes: (path) => files.get(path),
    text(path) {
      const bytes = files.get(path);
      if (!bytes) return undefined;
      const text = texts.get(path) ?? decodeText(bytes);
      texts.set(path, text);
      return text;
    },
  };
}

/** The path of a packed file with forward slashes, without a leading "./". */
export const pathOf = (name: string): string => name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
