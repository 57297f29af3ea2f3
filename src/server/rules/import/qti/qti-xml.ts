import { isElement, readXml, type XmlElement, type XmlNode, type XmlReading } from '../markup/xml';

export interface QtiReading {
  /** The root, or the items that could be saved from a broken file. */
  readonly roots: readonly XmlElement[];
  readonly fault: XmlReading['fault'];
  /** Every line where something is broken. */
  readonly brokenLines: readonly number[];
}

/** Items of a broken file are looked for behind its fault, each by itself. */
const ITEM = /<((?:[\w.-]{1,40}:)?(?:item|assessmentItem|qti-assessment-item))(?=[\s>])/g;
const ITEMS_MAXIMUM = 20_000;

/**
 * Reads a file of QTI; names of version 3 become those of version 2. Behind a fault every further item is read by
 * itself, so that a fault in one costs that one.
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

/** The item in which a line is, and those behind it; each is read by itself. */
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

/** The tree with its last item, in which it broke off, in its mended form; a tree that broke off before it stays. */
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

/** The element with the names that version 2 gives it, wherever in a file those of version 3 stand. */
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
