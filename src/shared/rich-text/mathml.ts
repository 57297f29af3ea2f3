import { escapeHtml } from '../escape-html';

/** A node of temml's tree, treated as unknown data. */
interface Node {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly children?: unknown;
  readonly attributes?: unknown;
  readonly classes?: unknown;
  readonly style?: unknown;
}

export const isMathNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Serializes the content of `math` through the allow-lists. */
export function writeMathml(value: unknown): string {
  if (!isMathNode(value)) return '';
  if (typeof value.text === 'string') return escapeHtml(value.text);
  const inside = Array.isArray(value.children) ? value.children.map(writeMathml).join('') : '';
  const { type } = value;
  if (typeof type !== 'string' || !MATHML_ELEMENTS.has(type)) return inside;
  return `<${type}${attributesOf(value)}>${inside}</${type}>`;
}

/** Allowed MathML elements; of others only the content is kept. */
export const MATHML_ELEMENTS: ReadonlySet<string> = new Set([
  ...[
    'mrow',
    'mi',
    'mo',
    'mn',
    'mtext',
    'mspace',
    'mfrac',
    'msqrt',
    'mroot',
    'mpadded',
    'mphantom',
    'mstyle',
  ],
  ...['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts', 'none'],
  ...['mtable', 'mtr', 'mtd', 'menclose'],
]);

const LENGTH = /^-?(\d{1,4}(\.\d{0,6})?|\.\d{1,6})(em|ex|px|pt|mu|%)?$/;
const FLAG = /^(true|false)$/;

export const MATHML_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  accent: FLAG,
  columnalign: /^(left|center|right)( (left|center|right)){0,40}$/,
  depth: LENGTH,
  displaystyle: FLAG,
  fence: FLAG,
  form: /^(prefix|infix|postfix)$/,
  height: LENGTH,
  largeop: FLAG,
  linethickness: LENGTH,
  lspace: LENGTH,
  mathcolor: /^#[0-9a-f]{6}$/,
  mathvariant: /^normal$/,
  maxsize: LENGTH,
  minsize: LENGTH,
  movablelimits: FLAG,
  notation: /^[a-z]{3,20}( [a-z]{3,20}){0,3}$/,
  rowspacing: LENGTH,
  rspace: LENGTH,
  scriptlevel: /^[+-]?\d$/,
  separator: FLAG,
  stretchy: FLAG,
  symmetric: FLAG,
  voffset: LENGTH,
  width: LENGTH,
};

const SIZES = ['sml', 'med', 'lrg'] as const;

/** Allowed classes: temml's, and below them ours, which replace its inline styles. */
export const MATHML_CLASSES: ReadonlySet<string> = new Set([
  ...[
    'tml-vec',
    'tml-prime',
    'tml-overline',
    'tml-underline',
    'tml-left',
    'tml-right',
    'tml-jot',
    'tml-small',
  ],
  ...['tml-cancel', 'tml-xcancel', 'tml-cancelto', 'tml-fbox', 'upstrike', 'downstrike', 'sout', 'menclose'],
  ...['longdiv-top', 'longdiv-arc', 'phasor-bottom', 'phasor-angle', 'actuarial', 'circle-pad', 'textcircle'],
  ...['tml-hat-1', 'tml-hat-2', 'tml-hat-3', 'tml-hat-4', 'tml-tilde-2', 'tml-tilde-3', 'tml-tilde-4'],
  ...[
    'mathcal',
    'mathscr',
    'special-fraction',
    'wbk-acc',
    'wbk-vec',
    'ff-narrow',
    'ff-nudge-left',
    'ff-squash',
  ],
  ...SIZES.flatMap((size) => [`tml-${size}-pad`, `chr-${size}`, `chr-${size}-vec`]),
  ...SIZES.flatMap((size) => [`wbk-${size}`, `wbk-${size}-acc`, `wbk-${size}-vec`]),
]);

function attributesOf(node: Node): string {
  const style = entriesOf(node.style);
  const colour = colourOf(style);
  const written = [...entriesOf(node.attributes), ...(colour ? [['mathcolor', colour] as const] : [])]
    .filter(([name, value]) => Object.hasOwn(MATHML_ATTRIBUTES, name) && MATHML_ATTRIBUTES[name]?.test(value))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const names = Array.isArray(node.classes) ? node.classes.flatMap((name) => String(name).split(' ')) : [];
  const classes = [
    ...names.filter((name) => MATHML_CLASSES.has(name)),
    ...classesOfStyle(style, entriesOf(node.attributes)),
  ];
  return written.join('') + (classes.length > 0 ? ` class="${[...new Set(classes)].join(' ')}"` : '');
}

type Entries = readonly (readonly [string, string])[];

const NONE = /^0(em|pt)?$/;

/** Classes that replace temml's inline styles, which the content security policy forbids. */
const CLASS_OF_STYLE: readonly (readonly [name: string, value: RegExp, className: string])[] = [
  ['paddingLeft', NONE, 'math-left-0'],
  ['paddingLeft', /^1em$/, 'math-left-1'],
  ['paddingLeft', /^2em$/, 'math-left-2'],
  ['paddingRight', NONE, 'math-right-0'],
  ['paddingRight', /^1em$/, 'math-right-1'],
  ['borderTop', /solid/, 'math-top-line'],
  ['borderBottom', /solid/, 'math-bottom-line'],
  ['borderLeft', /solid/, 'math-left-line'],
  ['borderRight', /solid/, 'math-right-line'],
  ['borderTop', /dashed/, 'math-top-dashes'],
  ['borderBottom', /dashed/, 'math-bottom-dashes'],
  ['borderLeft', /dashed/, 'math-left-dashes'],
  ['borderRight', /dashed/, 'math-right-dashes'],
  ['border', /solid/, 'math-box'],
  ['position', /^relative$/, 'math-around'],
  ['position', /^absolute$/, 'math-corner'],
  ['textAlign', /left/, 'tml-left'],
  ['textAlign', /right/, 'tml-right'],
  ['fontWeight', /^bold$/, 'math-bold'],
];

export const STYLE_CLASSES: ReadonlySet<string> = new Set([
  ...CLASS_OF_STYLE.map(([, , className]) => className),
  'math-rule',
]);

const classesOfStyle = (style: Entries, attributes: Entries): readonly string[] => [
  ...CLASS_OF_STYLE.flatMap(([name, value, className]) =>
    style.some(([given, says]) => given === name && value.test(says)) ? [className] : [],
  ),
  // A rule drawn as a black background would be invisible in dark mode.
  ...(attributes.some(([name, value]) => name === 'mathbackground' && value === 'black')
    ? ['math-rule']
    : []),
];

const colourOf = (style: Entries): string | undefined =>
  style.find(([name]) => name === 'color')?.[1].toLowerCase();

const entriesOf = (values: unknown): readonly (readonly [string, string])[] =>
  typeof values === 'object' && values !== null
    ? Object.entries(values).map(([name, value]) => [name, String(value)] as const)
    : [];
