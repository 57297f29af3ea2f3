import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.tsx', '../**/*.ts', '!../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const styles = readFileSync(new URL('desk-classes.css', import.meta.url), 'utf8');
const classes = [...styles.matchAll(/^ {2}\.([\w-]+) \{/gm)].map(([, name]) => name);

const IN_QUOTES = /^"[^"]*"|'[^']*'/g;
/** Values compared, and names in a style module. */
const OTHERS = /[=!]== '[^']*'|\[[^\]]*\]/g;

/** The class names written out in a source, not those of its style module. */
const namedIn = (source: string): readonly string[] =>
  [...source.matchAll(/className=("[^"]*"|\{(?!buttonClass)[^}]*\})/g)].flatMap(([, value = '']) =>
    [...value.replace(OTHERS, '').matchAll(IN_QUOTES)].flatMap(([quoted]) => quoted.slice(1, -1).split(' ')),
  );

/** What the pages of students and visitors load: all but the two entries of the desk. */
function withoutDesk(): readonly string[] {
  const found = new Set(['../main.tsx']);
  for (const path of found) {
    const imports = (sources[path] ?? '').matchAll(/(?:from |import\()'(\.[^']+)'/g);
    for (const [, written = ''] of imports) {
      const target = new URL(written, `file:///client/desk/${path}`).pathname.replace('/client/', '../');
      const file = [`${target}.tsx`, `${target}.ts`].find((name) => name in sources);
      if (file && !/TeacherPage|OperatorPage/.test(file)) found.add(file);
    }
  }
  return [...found];
}

test('a screen names only classes that the desk has, and each class is in use', () => {
  expect(classes.length).toBeGreaterThan(20);
  expect(new Set(Object.values(sources).flatMap(namedIn))).toEqual(new Set(classes));
});

test('no page of students or visitors names a class of the desk, which it does not load', () => {
  const pages = withoutDesk();
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((path) => namedIn(sources[path] ?? '').length > 0)).toEqual([]);
});
