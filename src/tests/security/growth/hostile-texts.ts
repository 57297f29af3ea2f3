import type { WrittenPattern } from './read-source';

/** Signs that mean something to one reader of texts or another. */
const SIGNS = [
  ...['a', 'Ä', ' ', '\n', '\t', '1', '.', ',', ';', ':', '|', '@', '-', '=', '+', '#', '*', '_', '`', '~'],
  ...[
    '$',
    '\\',
    '"',
    "'",
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '&',
    '!',
    '?',
    '/',
    '%',
    '\u200d',
    '한',
    '\u0301\u0316',
  ],
];
const WORDS = ['a ', 'a.', 'a, ', '1. a\n', '- a\n', '\n\n- ', '\n\n', '$$', '](', '![a](', '<a ', '&amp;'];
const ESCAPED: Readonly<Record<string, string>> = {
  ...{
    s: ' ',
    S: 'a',
    d: '1',
    D: 'a',
    w: 'a',
    W: '-',
    n: '\n',
    t: '\t',
    r: '\r',
    b: '',
    B: '',
    f: '\f',
    v: '\v',
  },
};
const PROPERTY: Readonly<Record<string, string>> = {
  ...{ L: 'a', Lu: 'A', N: '1', Nd: '1', M: '\u0301', P: '.', Cc: '\u0001', Cf: '\u200d', Z: ' ', S: '+' },
};
const ATOM = /\\p\{(?:Script=)?(\w+)\}|\\u\{?([0-9a-fA-F]{2,6})\}?|\\(.)|\w+|[^\\^$*+?()[\]{}|]/gsu;

/** What a pattern speaks of: its words, its signs, and one sign for each class. */
export function atomsOf({ source }: WrittenPattern): string[] {
  const found = [...source.matchAll(ATOM)].map(([whole, property, code, escaped]) => {
    if (property !== undefined) return PROPERTY[property] ?? 'a';
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16) % 0x110000);
    return escaped === undefined ? whole : (ESCAPED[escaped] ?? escaped);
  });
  return [...new Set(found)].filter((atom) => atom !== '' && atom.length <= MOST_OF_A_WORD);
}
const MOST_OF_A_WORD = 12;
const MOST_ATOMS = 5;

/** A text of a size that begins with one thing, goes on with another for nearly all of it, and ends as neither. */
export type Hostile = (length: number) => string;

const END = '\u0001x';
const repeated =
  (atom: string, before = '', after = END): Hostile =>
  (length) =>
    before + atom.repeat(Math.ceil(length / atom.length)) + after;

/** One thing many times, then another as often: what opens, and what should close it. */
const nested =
  (open: string, close: string): Hostile =>
  (length) =>
    repeated(open, '', '')(length / 2) + repeated(close, '', '')(length / 2);

/** Texts against one pattern: each of its atoms over and over, alone, behind another and in turn with it. */
export function hostileTo(pattern: WrittenPattern): Hostile[] {
  const atoms = [...new Set([...atomsOf(pattern).slice(0, MOST_ATOMS), 'a', ' ', '\n'])];
  return atoms.flatMap((atom) => [
    repeated(atom),
    ...atoms
      .filter((other) => other !== atom)
      .flatMap((other) => [repeated(atom, other), repeated(atom + other)]),
  ]);
}

/** Texts against a function: signs, lines and nesting of every kind, and the atoms of its own patterns. */
export function hostileToAll(patterns: readonly WrittenPattern[]): Hostile[] {
  const own = [...new Set(patterns.flatMap((pattern) => atomsOf(pattern).slice(0, MOST_ATOMS)))];
  const all = [...new Set([...SIGNS, ...own])];
  return [
    ...all.flatMap((atom) => [repeated(atom), repeated(`a${atom}\n`)]),
    ...WORDS.map((word) => repeated(word, 'a', 'b')),
    ...['()', '[]', '{}', '<>', '""', '“”'].map(([open = '', close = '']) => nested(open, close)),
    nested('[', ']('),
    nested('<b>', '</b>'),
    nested('**', ' *'),
    nested('\\', '$'),
  ];
}
