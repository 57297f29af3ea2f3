import type { WrittenPattern } from './read-source';

/** Characters with a meaning to some parser. */
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

/** The parts of a pattern: its words, its signs, and one character per class. */
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

/** A text of a given size: a beginning, a long repetition, and a mismatching end. */
export type Hostile = (length: number) => string;

const END = '\u0001x';
const repeated =
  (atom: string, before = '', after = END): Hostile =>
  (length) =>
    before + atom.repeat(Math.ceil(length / atom.length)) + after;

/** One part repeated, then another as often, like opening and closing brackets. */
const nested =
  (open: string, close: string): Hostile =>
  (length) =>
    repeated(open, '', '')(length / 2) + repeated(close, '', '')(length / 2);

/** Texts against one pattern: each of its parts repeated, alone, after another and alternating. */
export function hostileTo(pattern: WrittenPattern): Hostile[] {
  const atoms = [...new Set([...atomsOf(pattern).slice(0, MOST_ATOMS), 'a', ' ', '\n'])];
  return atoms.flatMap((atom) => [
    repeated(atom),
    ...atoms
      .filter((other) => other !== atom)
      .flatMap((other) => [repeated(atom, other), repeated(atom + other)]),
  ]);
}

/** Texts against a function: signs, lines and nesting of all kinds, and the parts of its own patterns. */
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
