import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file under src; the path is relative to the project's root, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly path: string;
  readonly rule: string;
  readonly sentence: string;
}

/** Binary files have no lines. */
const PACKED = /\.gz$/;

/** Every text file under src in the tree at `root`. */
export function readSourceFiles(root: string): readonly SourceFile[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      path: path.relative(root, file).replaceAll(path.sep, '/'),
      text: readFileSync(file, 'utf8'),
    }));
}
