import path from 'node:path';
import type { Finding, SourceFile } from './source-files';

export const DEAD_CLASSES = 'no-dead-class';

const IMPORTED = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const NOT_IN_SELECTORS = /\/\*.*?\*\/|:global\([^)]*\)|\{[^{}]*\}/gs;

/** Classes of CSS modules that no importer names; a module used by a computed name is not judged. */
export function deadClassFindings(files: readonly SourceFile[]): readonly Finding[] {
  const uses = usesByModule(files);
  return files
    .filter(({ path: file }) => file.endsWith('.module.css'))
    .flatMap(({ path: file, text }) => {
      const dead = [...classesOf(text)].filter((name) => !uses.get(file)?.some((use) => use(name)));
      if (dead.length === 0) return [];
      return [{ path: file, rule: DEAD_CLASSES, sentence: `Nothing names the class ${dead.join(', ')}.` }];
    });
}

type Use = (className: string) => boolean;

function usesByModule(files: readonly SourceFile[]): ReadonlyMap<string, readonly Use[]> {
  const uses = files.flatMap(({ path: from, text }) =>
    [...text.matchAll(IMPORTED)].map(([line, local = '', target = '']) => ({
      module: path.posix.join(path.posix.dirname(from), target),
      use: usesOf(local, text.replace(line, '')),
    })),
  );
  return new Map(
    [...Map.groupBy(uses, ({ module }) => module)].map(([key, all]) => [key, all.map(({ use }) => use)]),
  );
}

function usesOf(local: string, text: string): Use {
  if (new RegExp(String.raw`\b${local}\b(?!\.\w|\['|')`).test(text)) return () => true;
  const named = new RegExp(String.raw`\b${local}(?:\.|\[')([\w-]+)`, 'g');
  const names = new Set([...text.matchAll(named)].map(([, name]) => name));
  return (className) => names.has(className);
}

function classesOf(css: string): ReadonlySet<string> {
  const selectors = css.replace(NOT_IN_SELECTORS, '{}');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}
