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
