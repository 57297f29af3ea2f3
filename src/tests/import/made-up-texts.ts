import fc from 'fast-check';

/** Words, and characters with a meaning in one of the formats. */
const PLAIN_PIECES = [
  ...[
    'water',
    'Paris',
    'the answer',
    'x',
    '12',
    '3.5',
    'e.g.',
    'naïve',
    'größer',
    'Ελλάδα',
    '水',
    'नमस्ते',
    'עברית',
  ],
  ...[
    '{',
    '}',
    '{a}',
    '=',
    '~',
    '#',
    ':',
    '::',
    '->',
    '%50%',
    '\\',
    '\\n',
    '//',
    '$5',
    '$',
    '*',
    '_',
    '`',
    '[html]',
  ],
  ...[
    '<b>',
    '</b>',
    '<',
    '>',
    '&',
    '&amp;',
    '&lt;',
    '"',
    "'",
    ']]>',
    '<!--',
    '@@PLUGINFILE@@/a.png',
    '|',
    '[',
    ']',
  ],
  ...[
    '1.',
    'a)',
    'A.',
    'ANSWER: B',
    'Q1',
    '(2 marks)',
    '- ',
    '?',
    '!',
    '…',
    '–',
    '😀',
    '½',
    '=1+1',
    '+1',
    '@x',
  ],
];
const RICH_PIECES = [
  '$x^2$',
  '$\\frac{1}{2}$',
  '$\\ce{H2O}$',
  '**bold**',
  '*slanted*',
  '`a < b`',
  '$$E = mc^2$$',
];

interface TextKind {
  /** Whether formulas and formatting may occur. */
  readonly isRich?: boolean;
  readonly hasLines?: boolean;
}

/** A text a teacher could write: at least one word, and no space around it. */
export function madeUpText({ isRich = false, hasLines = false }: TextKind = {}): fc.Arbitrary<string> {
  const piece = fc.constantFrom(...PLAIN_PIECES, ...(isRich ? RICH_PIECES : []));
  const between = hasLines ? fc.constantFrom(' ', ' ', ' ', '\n') : fc.constant(' ');
  return fc
    .tuple(
      fc.constantFrom('Why', 'Name', 'Copper', 'z'),
      fc.array(fc.tuple(between, piece), { maxLength: 6 }),
    )
    .map(([first, rest]) => (first + rest.flat().join('')).trimEnd());
}

/** Texts that differ even in lower case and without punctuation at their ends. */
export const madeUpTexts = (
  count: { readonly least: number; readonly most: number },
  kind: TextKind = {},
): fc.Arbitrary<string[]> =>
  fc
    .array(madeUpText(kind), { minLength: count.least, maxLength: count.most })
    .map((texts) => texts.map((text, at) => `${text} n${at + 1}`));
