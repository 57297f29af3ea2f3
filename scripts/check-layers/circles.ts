import { importsOf, OF_TESTS } from './imports';
import type { Finding, SourceFile } from './source-files';

export const CIRCLES = 'no-folder-circles';

/** Pure grouping folders: their contents count as siblings of the group. */
const GROUPS = new Set(['src/client/features', 'src/server/features', 'src/server/adapters']);

/** Importing part, imported part, and the importing files. */
export type Arrows = Map<string, Map<string, string[]>>;

/**
 * Circles among the parts of any folder: its subfolders, and each file beside them. Biome finds circles
 * between files. Type imports count too: a type that both parts need belongs in the lower folder, or neither
 * part can be read, moved or tested alone. Tests may import anything.
 */
export const circleFindings = (files: readonly SourceFile[]): readonly Finding[] =>
  [...arrowsByFolder(files).values()].flatMap((arrows) => [...findingsIn(arrows)]);

export function arrowsByFolder(files: readonly SourceFile[]): ReadonlyMap<string, Arrows> {
  const levels = new Map<string, Arrows>();
  for (const file of files) {
    if (OF_TESTS.test(file.path)) continue;
    for (const { target } of importsOf(file)) note(levels, file.path, target);
  }
  return levels;
}

/** Records an import at the folder where its two paths diverge. */
function note(levels: Map<string, Arrows>, from: string, to: string): void {
  if (!to.startsWith('src/')) return;
  const [start, end] = [stepsOf(from), stepsOf(to)];
  const at = start.findIndex((step, index) => step !== end[index]);
  const [part, other] = [start[at], end[at]];
  if (part === undefined || other === undefined) return;
  const level = start[at - 1] ?? 'src';
  const arrows = levels.get(level) ?? new Map();
  levels.set(level, arrows);
  const others = arrows.get(part) ?? new Map();
  arrows.set(part, others);
  others.set(other, [...(others.get(other) ?? []), from]);
}

/** The folders down to a file, and the file: 'src/server/db/open' gives 'src/server', 'src/server/db' and itself. */
function stepsOf(file: string): string[] {
  const names = file.replace(/\.tsx?$/, '').split('/');
  return names
    .map((_, at) => names.slice(0, at + 1).join('/'))
    .filter((step) => step !== 'src' && !GROUPS.has(step));
}

function* findingsIn(arrows: Arrows): Generator<Finding> {
  const isFolder = (part: string) =>
    [...(arrows.get(part)?.values() ?? [])].some((from) => from.some((file) => file.startsWith(`${part}/`)));
  for (const [part, others] of arrows) {
    for (const [other, importing] of others) {
      const back = wayBack(arrows, other, part);
      const [first] = importing;
      if (!back || !first || ![part, ...back].some(isFolder)) continue;
      const circle = [part, ...back].join(' > ');
      const sentence = `${part} imports ${other} (${importing.length}) in a circle of folders: ${circle}.`;
      yield { path: first, rule: CIRCLES, sentence };
    }
  }
}

/** The shortest path between two parts along the arrows, both included. */
export function wayBack(arrows: Arrows, from: string, to: string): readonly string[] | undefined {
  const ways: string[][] = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const next of arrows.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
