import type { ImportedQuestion, SkippedQuestion } from '../../imported';
import type { PictureOf } from '../../markup/rich-from-html';
import { childOf, childrenOf, descendantsOf, isElement, textOf, type XmlElement } from '../../markup/xml';
import { ItemReader, type ReadItems } from '../item-reader';
import { numberSaid } from '../numbers';
import * as sentences from '../sentences';
import { readItem } from './item';
import { materialsIn } from './material';
import { metadataOf } from './metadata';

interface Pool {
  readonly name: string;
  readonly draw: number;
}

export interface ReadFile1 extends ReadItems {
  /** Banks that groups draw from, by name. */
  readonly drawn: ReadonlyMap<string, Pool>;
  /** The file's name for its quiz or bank. */
  readonly ident: string;
}

interface Walk {
  readonly questions: ImportedQuestion[];
  readonly skipped: SkippedQuestion[];
  readonly drawn: Map<string, Pool>;
  readonly setting: Parameters<typeof readItem>[1];
  readonly passages: ReadonlyMap<string, string>;
  readonly poolNames: Set<string>;
}

/** Reads all items of a QTI 1.2 file in order; a section that draws some of its items is a pool. */
export function readItems1(roots: readonly XmlElement[], pictureOf: PictureOf): ReadFile1 {
  const passages = passagesIn(roots, pictureOf);
  const walk: Walk = {
    ...{ questions: [], skipped: [], drawn: new Map(), passages, poolNames: new Set() },
    setting: { pictureOf, passageOf: (ident) => passages.get(ident) },
  };
  for (const root of roots) walkInto({ ...root, children: [root] }, undefined, walk);
  const [holder] = roots.flatMap(({ children }) => children.filter(isElement)).filter(isHolder);
  const { questions, skipped, drawn } = walk;
  return { questions, skipped, drawn, ident: holder?.attributes.ident ?? '' };
}

const isHolder = ({ name }: XmlElement): boolean => name === 'assessment' || name === 'objectbank';

function walkInto(element: XmlElement, pool: Pool | undefined, walk: Walk): void {
  for (const child of element.children.filter(isElement)) {
    if (child.name === 'item') addItem(child, pool, walk);
    else if (child.name === 'section') walkInto(child, poolOf(child, walk) ?? pool, walk);
    else if (/^(questestinterop|assessment|objectbank|sectionref)$/.test(child.name))
      walkInto(child, pool, walk);
  }
}

function addItem(item: XmlElement, pool: Pool | undefined, walk: Walk): void {
  const outcome = readItem(item, walk.setting);
  if ('question' in outcome) walk.questions.push({ ...outcome.question, ...(pool && { pool }) });
  // A passage comes before its questions.
  else if (!walk.passages.has(item.attributes.ident ?? '')) walk.skipped.push(outcome.skipped);
}

/** The pool of a section that draws fewer items than it has; a draw from a bank elsewhere is recorded. */
function poolOf(section: XmlElement, walk: Walk): Pool | undefined {
  const [selection] = childrenOf(section, 'selection_ordering').flatMap((each) =>
    childrenOf(each, 'selection'),
  );
  const draw = numberSaid(textOf(childOf(selection, 'selection_number')));
  if (!selection || draw === undefined || !(draw >= 1)) return undefined;
  const count = descendantsOf(section, 'item').length;
  const title = section.attributes.title || 'Pool';
  const name = nameFor(title, walk.poolNames);
  const pool = { name, draw: Math.floor(draw) };
  if (count > 0) return pool.draw < count ? pool : undefined;
  const bank = textOf(childOf(selection, 'sourcebank_ref')).trim();
  if (bank === '') {
    walk.skipped.push({ line: section.line, name: title, type: 'group', reason: sentences.emptyBank(title) });
    return undefined;
  }
  if (!walk.drawn.has(bank)) walk.drawn.set(bank, pool);
  return undefined;
}

/** A unique name, as groups of the same name are separate pools. */
function nameFor(title: string, taken: Set<string>): string {
  let name = title;
  for (let number = 2; taken.has(name); number += 1) name = `${title} (${number})`;
  taken.add(name);
  return name;
}

/** The texts that items refer to, by the names of their items. */
function passagesIn(roots: readonly XmlElement[], pictureOf: PictureOf): ReadonlyMap<string, string> {
  const items = roots.flatMap((root) => (root.name === 'item' ? [root] : descendantsOf(root, 'item')));
  const wanted = new Set(items.flatMap((item) => metadataOf(item).get('parent_stimulus_item_ident') ?? []));
  if (wanted.size === 0) return new Map();
  return new Map(
    items.flatMap((item) => {
      const { ident = '' } = item.attributes;
      return wanted.has(ident)
        ? [[ident, materialsIn(childOf(item, 'presentation'), new ItemReader(pictureOf))] as const]
        : [];
    }),
  );
}
