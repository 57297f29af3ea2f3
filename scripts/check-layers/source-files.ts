import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file under src: its path from the project's root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One thing in one file that breaks one rule of the house. */
export interface Finding {
  readonly path: string;
  readonly rule: string;
  readonly sentence: string;
}

/** What is no text has no lines. */
const PACKED = /\.gz$/;

/** Every file under src of the tree at `root` that is text. */
export function readSourceFiles(root: string): readonly SourceFile[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      path: path.relative(root, file).replaceAll(path.sep, '/'),
      text: readFileSync(file, 'utf8'),
    }));
}
