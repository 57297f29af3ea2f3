import { isElement, readXml, type XmlElement, type XmlNode, type XmlReading } from '../markup/xml';

export interface QtiReading {
  /** The root, or the items recovered from a broken file. */
  readonly roots: readonly XmlElement[];
  readonly fault: XmlReading['fault'];
  readonly brokenLines: readonly number[];
}

/** In a broken file, items after the fault are found by this pattern and parsed separately. */
const ITEM = /<((?:[\w.-]{1,40}:)?(?:item|assessmentItem|qti-assessment-item))(?=[\s>])/g;
const ITEMS_MAXIMUM = 20_000;

/**
 * Parses QTI; names of version 3 become those of version 2. After a fault each item is parsed separately, so
 * that a fault costs only its own item.
 */
export function readQtiXml(text: string): QtiReading {
  const { root, fault } = readXml(text);
  if (!fault) return { roots: root ? [versionTwo(root)] : [], fault, brokenLines: [] };
  if (fault.reason !== 'broken') return { roots: [], fault, brokenLines: [] };
  const [mended, ...behind] = itemsFrom(text, fault.line);
  const before = root && mended ? withLast(root, mended.root) : (root ?? mended?.root);
  const isMended = before !== undefined && mended?.brokenAt === undefined && mended !== undefined;
  return {
    roots: [...(before ? [before] : []), ...behind.map((item) => item.root)].map(versionTwo),
    fault,
    brokenLines: [
      ...(isMended ? [] : [fault.line]),
      ...behind.flatMap(({ brokenAt }) => (brokenAt === undefined ? [] : [brokenAt])),
    ],
  };
}

interface LoneItem {
  readonly root: XmlElement;
  readonly brokenAt: number | undefined;
}

/** The item around a line and all later ones, for separate parsing. */
function itemsFrom(text: string, line: number): LoneItem[] {
  const starts = Array.from(text.matchAll(ITEM)).slice(0, ITEMS_MAXIMUM);
  let [lines, counted] = [1, 0];
  const begun = starts.map(({ index, 1: name = '' }) => {
    lines += linesIn(text, counted, index);
    counted = index;
    return { index, name, lines };
  });
  const first = Math.max(
    0,
    begun.findLastIndex((item) => item.lines <= line),
  );
  return begun.slice(first).flatMap(({ index, name, lines: before }, at) => {
    const next = begun[first + at + 1]?.index ?? text.length;
    const end = text.lastIndexOf(`</${name}>`, next - 1);
    const slice = text.slice(index, end > index ? end + name.length + 3 : next);
    const { root, fault } = readXml(slice);
    return root ? [{ root: moved(root, before - 1), brokenAt: fault && fault.line + before - 1 }] : [];
  });
}

/** The tree with its broken last item repaired; a tree broken before that item is unchanged. */
function withLast(root: XmlElement, item: XmlElement): XmlElement {
  if (root.name === item.name) return item;
  const at = root.children.findLastIndex(isElement);
  const last = root.children[at];
  if (last === undefined || !isElement(last)) return { ...root, children: [...root.children, item] };
  const isHolder = /^(questestinterop|assessment|section|objectbank)$/.test(root.name);
  if (isHolder && last.name !== item.name && !/^(assessment|section|objectbank)$/.test(last.name))
    return { ...root, children: [...root.children, item] };
  return { ...root, children: root.children.with(at, withLast(last, item)) };
}

function linesIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

const moved = (element: XmlElement, by: number): XmlElement => ({
  ...element,
  line: element.line + by,
  children: element.children.map((child) => (isElement(child) ? moved(child, by) : child)),
});

const OF_VERSION_ONE = /^(questestinterop|item|assessment|section|objectbank)$/;

/** Gives the element its names of version 2, wherever a file uses those of version 3. */
const versionTwo = (root: XmlElement): XmlElement => (OF_VERSION_ONE.test(root.name) ? root : renamed(root));

/** "qti-simple-choice" is "simpleChoice", and "max-choices" is "maxChoices". */
function renamed(element: XmlElement): XmlElement {
  const children: XmlNode[] = element.children.map((child) => (isElement(child) ? renamed(child) : child));
  const attributes = Object.entries(element.attributes).map(([name, value]) => [camel(name), value] as const);
  return {
    ...element,
    name: element.name.startsWith('qti-') ? camel(element.name.slice('qti-'.length)) : element.name,
    attributes: Object.fromEntries(attributes),
    children,
  };
}

const camel = (name: string): string =>
  /^(data|aria)-/.test(name) ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
