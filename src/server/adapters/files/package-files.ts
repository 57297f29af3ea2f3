import type { PackageFiles } from '../../../shared/import/imported';
import { decodeText } from './decode-text';

/** What a package may unpack to: with more, a small file would fill the memory of the server. */
export const UNPACKED_MAXIMUM = { files: 5000, bytes: 60 * 1024 * 1024 };

/** Unpacked files as readers ask for them; their paths are names and lead to no disk. */
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

/** The path of a packed file with forward slashes, without "./" before it. */
export const pathOf = (name: string): string => name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
