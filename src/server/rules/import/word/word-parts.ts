import type { PackageFiles } from '../imported';
import { childOf, childrenOf, descendantsOf, readXml, type XmlElement, type XmlReading } from '../markup/xml';

/** The styles and lists that a document's paragraphs refer to. */
export interface WordParts {
  readonly document: XmlReading;
  readonly styles: ReadonlyMap<string, WordStyle>;
  readonly lists: ReadonlyMap<string, WordList>;
  /** The path of a file by its relation; undefined for a link, which is never followed. */
  pathOf(relation: string): string | undefined;
}

export interface WordStyle {
  readonly isHeading: boolean;
  readonly isBold: boolean;
  readonly list: { readonly numberId: string; readonly level: number } | undefined;
}

export interface WordLevel {
  readonly format: string;
  /** A pattern such as "%1." or "(%2)". */
  readonly text: string;
  readonly start: number;
}

/** A list; lists of one kind continue each other's numbers. */
export interface WordList {
  readonly kind: string;
  readonly levels: ReadonlyMap<number, WordLevel>;
  /** The levels that restart. */
  readonly restarts: ReadonlyMap<number, number>;
}

const FALLBACK = 'word/document.xml';

/** The parts of an unpacked document. */
export function wordParts(files: PackageFiles): WordParts | undefined {
  const path = documentPath(files);
  const text = files.text(path);
  if (text === undefined) return undefined;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relations = relationsOf(files, `${folder}_rels/${path.slice(folder.length)}.rels`);
  const part = (name: string) => rootOf(files, folder + name);
  return {
    document: readXml(text),
    styles: stylesOf(part('styles.xml')),
    lists: listsOf(part('numbering.xml')),
    pathOf: (relation) => {
      const target = relations.get(relation);
      return target === undefined ? undefined : joined(folder, target);
    },
  };
}

function documentPath(files: PackageFiles): string {
  const root = rootOf(files, '_rels/.rels');
  const target =
    root &&
    childrenOf(root, 'Relationship').find(({ attributes }) => attributes.Type?.endsWith('/officeDocument'));
  const path = target?.attributes.Target?.replace(/^\/+/, '') ?? FALLBACK;
  return files.paths.includes(path) ? path : FALLBACK;
}

function rootOf(files: PackageFiles, path: string): XmlElement | undefined {
  const text = files.text(path);
  return text === undefined ? undefined : readXml(text).root;
}

function relationsOf(files: PackageFiles, path: string): Map<string, string> {
  const root = rootOf(files, path);
  const inside = root
    ? childrenOf(root, 'Relationship').filter(({ attributes }) => attributes.TargetMode !== 'External')
    : [];
  return new Map(inside.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']));
}

function joined(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts = folder.split('/').filter(Boolean);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The value of a property, as in `<w:ilvl w:val="1"/>`. */
export const settingOf = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes.val;

/** Whether a property is present and not switched off. */
export function isOn(element: XmlElement | undefined, name: string): boolean {
  const property = childOf(element, name);
  return property !== undefined && !['0', 'false', 'off', 'none'].includes(property.attributes.val ?? '1');
}

/** The list in a paragraph's properties. */
export function listNamed(properties: XmlElement | undefined): WordStyle['list'] {
  const numbering = childOf(properties, 'numPr');
  const numberId = settingOf(numbering, 'numId');
  if (numberId === undefined) return undefined;
  return { numberId, level: Number(settingOf(numbering, 'ilvl') ?? 0) };
}

const STYLE_DEPTH = 10;

function stylesOf(root: XmlElement | undefined): Map<string, WordStyle> {
  const elements = new Map(
    (root ? childrenOf(root, 'style') : []).map((style) => [style.attributes.styleId ?? '', style]),
  );
  const chainOf = (style: XmlElement): XmlElement[] => {
    const chain = [style];
    for (let depth = 0; depth < STYLE_DEPTH; depth += 1) {
      const base = elements.get(settingOf(chain.at(-1), 'basedOn') ?? '');
      if (!base) break;
      chain.push(base);
    }
    return chain;
  };
  return new Map([...elements].map(([id, style]) => [id, styleOf(chainOf(style))]));
}

function styleOf(chain: readonly XmlElement[]): WordStyle {
  const isBold = chain.some((style) => isOn(childOf(style, 'rPr'), 'b'));
  const list = chain.map((style) => listNamed(childOf(style, 'pPr'))).find((named) => named !== undefined);
  const isHeading = chain.some((style) =>
    /^(heading \d|title|subtitle)$/i.test(settingOf(style, 'name') ?? ''),
  );
  return { isHeading, isBold, list };
}

function listsOf(root: XmlElement | undefined): Map<string, WordList> {
  if (!root) return new Map();
  const kinds = new Map(
    childrenOf(root, 'abstractNum').map((kind) => [kind.attributes.abstractNumId ?? '', levelsOf(kind)]),
  );
  return new Map(
    childrenOf(root, 'num').map((list) => {
      const kind = settingOf(list, 'abstractNumId') ?? '';
      const restarts = childrenOf(list, 'lvlOverride').flatMap((level): [number, number][] => {
        const start = settingOf(level, 'startOverride');
        return start === undefined ? [] : [[Number(level.attributes.ilvl), Number(start)]];
      });
      const own = levelsOf(list);
      const levels = new Map([...(kinds.get(kind) ?? []), ...own]);
      return [list.attributes.numId ?? '', { kind, levels, restarts: new Map(restarts) }];
    }),
  );
}

const levelsOf = (element: XmlElement): Map<number, WordLevel> =>
  new Map(
    descendantsOf(element, 'lvl').map((level) => [
      Number(level.attributes.ilvl ?? 0),
      {
        format: settingOf(level, 'numFmt') ?? 'decimal',
        text: settingOf(level, 'lvlText') ?? '%1.',
        start: Number(settingOf(level, 'start') ?? 1),
      },
    ]),
  );
