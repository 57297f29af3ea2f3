import { englishFunctions, englishGreek, englishSigns } from './english-signs';
import type { Around, FormulaWords } from './formula-words';

const before =
  (name: string, end = name): Around =>
  (words, isSimple) =>
    isSimple ? `${name} ${words}` : `${name} ${words}, end of ${end},`;
const after =
  (name: string): Around =>
  (words, isSimple) =>
    isSimple ? `${words} ${name}` : `${name} over ${words}, end of ${name},`;
const over = (words: string): string => (words === '' ? 'blank' : words);

export const englishWords: FormulaWords = {
  signs: englishSigns,
  greek: englishGreek,
  functions: englishFunctions,
  sets: {
    ...{ N: 'the natural numbers', Z: 'the integers', Q: 'the rational numbers' },
    ...{ R: 'the real numbers', C: 'the complex numbers' },
  },
  styles: {
    ...{ bold: 'bold', script: 'script', 'bold script': 'bold script', fraktur: 'fraktur' },
    ...{ 'double-struck': 'double-struck', 'bold fraktur': 'bold fraktur', 'sans-serif': 'sans-serif' },
    ...{ 'bold sans-serif': 'bold sans-serif', monospace: 'monospace' },
  },
  bonds: { '−': 'single bond', '=': 'double bond', '≡': 'triple bond' },
  accents: {
    ...{ '→': before('vector'), '⇀': before('vector'), '←': after('left arrow'), '↔': after('double arrow') },
    ...{ '‾': after('bar'), '¯': after('bar'), ˉ: after('bar'), _: before('underlined') },
    ...{ ˆ: after('hat'), '^': after('hat'), ˇ: after('check'), '~': after('tilde'), '˜': after('tilde') },
    ...{ '˙': after('dot'), '¨': after('double dot'), '⃛': after('triple dot'), '´': after('acute') },
    ...{ '`': after('grave'), '˘': after('breve'), '˚': after('ring'), '⏞': before('brace over', 'brace') },
    ...{ '⏟': before('brace under', 'brace'), '⏜': after('arc'), '⌢': after('arc') },
    ...{ '⎴': before('square bracket over', 'bracket'), '⎵': before('square bracket under', 'bracket') },
  },
  enclosures: {
    ...{ top: after('bar'), bottom: before('underlined'), box: before('boxed'), circle: before('circled') },
    ...{ updiagonalstrike: before('crossed out'), downdiagonalstrike: before('crossed out backwards') },
    'updiagonalstrike downdiagonalstrike': before('crossed out twice'),
    horizontalstrike: before('struck through'),
    ...{
      phasorangle: before('angle'),
      longdiv: before('long division of'),
      actuarial: after('actuarial angle'),
    },
  },
  large: {
    ...{ '∑': 'the sum', '∏': 'the product', '∐': 'the coproduct', '∫': 'the integral' },
    ...{ '∬': 'the double integral', '∭': 'the triple integral', '∮': 'the contour integral' },
    ...{ '∯': 'the surface integral', '∰': 'the volume integral', '⋃': 'the union', '⋂': 'the intersection' },
    ...{ '⨁': 'the direct sum', '⨂': 'the tensor product', '⋁': 'the disjunction', '⋀': 'the conjunction' },
    ...{ '⨆': 'the join', '⨄': 'the disjoint union' },
  },
  largeFunctions: {
    ...{ max: 'the maximum', min: 'the minimum', sup: 'the supremum', inf: 'the infimum' },
  },
  limits: {
    ...{ lim: 'the limit', limsup: 'the upper limit', liminf: 'the lower limit' },
    ...{ 'lim sup': 'the upper limit', 'lim inf': 'the lower limit' },
  },
  absolute: before('the absolute value of', 'absolute value'),
  norm: before('the norm of', 'norm'),
  floor: before('the floor of', 'floor'),
  ceiling: before('the ceiling of', 'ceiling'),
  fraction: (top, bottom, isSimple) =>
    isSimple ? `${top} over ${bottom}` : `the fraction ${top} over ${bottom}, end of fraction,`,
  root: (inside, index, isSimple) => {
    const name = index === undefined ? 'square root' : index === '3' ? 'cube root' : `root of order ${index}`;
    return before(`the ${name} of`, 'root')(inside, isSimple);
  },
  choose: (n, k) => `${n} choose ${k}`,
  sub: before('sub', 'subscript'),
  logBase: (base) => `base ${base}`,
  power: before('to the power of', 'power'),
  superscript: (text) => `superscript ${text},`,
  subscript: (text) => `subscript ${text},`,
  charge: (text) => `with charge ${text},`,
  primes: (count) => ['', 'prime', 'double prime', 'triple prime'][count] ?? `${count} primes`,
  bounds: (operator, from, to) => {
    if (from === undefined) return to === undefined ? operator : `${operator} up to ${to}`;
    return to === undefined ? `${operator} over ${from}` : `${operator} from ${from} to ${to}`;
  },
  quantity: (words) => `the quantity ${words}, end of quantity,`,
  evaluated: (from, to) => `evaluated from ${from} to ${to}`,
  limit: (limit, approach) => `${limit} as ${approach}`,
  labelled: (base, above, below) => {
    const labels = [above && `${above} above`, below && `${below} below`].filter(Boolean);
    return labels.length === 0 ? base : `${base} with ${labels.join(' and ')}`;
  },
  matrix: (rows, kind) => {
    const size = `${rows.length} by ${Math.max(0, ...rows.map(({ length }) => length))}`;
    const name = kind === 'determinant' ? `the determinant of the ${size} matrix` : `the ${size} ${kind}`;
    const said = rows.map((cells, at) => `row ${at + 1}: ${cells.map(over).join(', ')}`);
    return `${name}, ${said.join('; ')}; end of ${kind},`;
  },
  cases: (cases) =>
    `${cases.length} cases, ${cases.map((each, at) => `case ${at + 1}: ${each}`).join('; ')}; end of cases,`,
  lines: (lines) => lines.map((each, at) => `line ${at + 1}: ${each}`).join('; '),
  capital: (letter) => `capital ${letter}`,
  repeating: (digits, repeated) => `${digits.replace(/[.,]$/, ' point')}, ${repeated} repeating`,
  ...{
    approaches: 'approaches',
    times: 'times',
    and: 'and',
    of: 'of',
    given: 'given',
    suchThat: 'such that',
  },
  ...{ divides: 'divides', squared: 'squared', cubed: 'cubed', degrees: 'degrees', inverse: 'inverse' },
  ...{ transpose: 'transpose', blank: 'blank' },
};
