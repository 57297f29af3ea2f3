import { formulaIssue } from '../../../../shared/rich-text/formula';
import { childOf, childrenOf, isElement, textOf, type XmlElement } from '../markup/xml';
import { settingOf } from './word-parts';

export interface EquationReading {
  /** `$…$`, or the bare signs if no formula can be made. */
  readonly text: string;
  readonly isWhole: boolean;
}

/** A Word equation as a formula: fractions, powers, indices, roots, sums, brackets, functions, matrices. */
export function readEquation(equation: XmlElement): EquationReading {
  const tex = inside(equation).replace(/ {2,}/g, ' ').trim();
  if (tex === '') return { text: '', isWhole: true };
  if (formulaIssue(tex) === undefined) return { text: `$${tex}$`, isWhole: true };
  return { text: textOf(equation).trim(), isWhole: false };
}

const inside = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (isElement(child) ? partOf(child) : '')).join('');

const group = (element: XmlElement | undefined): string => `{${inside(element)}}`;
const child = (element: XmlElement, name: string): string => group(childOf(element, name));
/** The base of a power or an index; a single sign needs no braces. */
function base(element: XmlElement): string {
  const tex = inside(childOf(element, 'e'));
  return /^[\p{L}\p{N}]$/u.test(tex) ? tex : `{${tex}}`;
}
const property = (element: XmlElement, name: string): string | undefined =>
  settingOf(childOf(element, `${element.name}Pr`), name);

/** The notation of each element; other elements become their contents. */
const PARTS: Readonly<Record<string, (element: XmlElement) => string>> = {
  r: (run) =>
    childrenOf(run, 't')
      .map((text) => signs(textOf(text)))
      .join(''),
  f: fraction,
  sSup: (element) => `${base(element)}^${child(element, 'sup')}`,
  sSub: (element) => `${base(element)}_${child(element, 'sub')}`,
  sSubSup: (element) => `${base(element)}_${child(element, 'sub')}^${child(element, 'sup')}`,
  sPre: (element) => `{}_${child(element, 'sub')}^${child(element, 'sup')}${child(element, 'e')}`,
  rad: root,
  nary: sum,
  d: brackets,
  func: (element) => `${functionName(inside(childOf(element, 'fName')))}${child(element, 'e')}`,
  acc: (element) => `${ACCENTS[property(element, 'chr') ?? '\u0302'] ?? '\\hat'}${child(element, 'e')}`,
  bar: (element) =>
    `${property(element, 'pos') === 'bot' ? '\\underline' : '\\overline'}${child(element, 'e')}`,
  limLow: (element) => `\\underset${child(element, 'lim')}${child(element, 'e')}`,
  limUpp: (element) => `\\overset${child(element, 'lim')}${child(element, 'e')}`,
  m: (element) =>
    table(
      'matrix',
      childrenOf(element, 'mr').map((row) => childrenOf(row, 'e').map(inside).join(' & ')),
    ),
  eqArr: (element) => table('aligned', childrenOf(element, 'e').map(inside)),
};

/** Of a bold or revised run, only its signs. */
const partOf = (element: XmlElement): string =>
  /Pr$/.test(element.name) || element.name === 'del' ? '' : (PARTS[element.name] ?? inside)(element);

function fraction(element: XmlElement): string {
  const [over, under] = [child(element, 'num'), child(element, 'den')];
  switch (property(element, 'type')) {
    case 'lin':
      return `${over}/${under}`;
    case 'noBar':
      return `\\binom${over}${under}`;
    default:
      return `\\frac${over}${under}`;
  }
}

function root(element: XmlElement): string {
  const degree = inside(childOf(element, 'deg'));
  return `\\sqrt${degree === '' ? '' : `[${degree}]`}${child(element, 'e')}`;
}

function sum(element: XmlElement): string {
  const sign = commandFor(property(element, 'chr') ?? '∫');
  const [below, above] = [inside(childOf(element, 'sub')), inside(childOf(element, 'sup'))];
  return `${sign}${below && `_{${below}}`}${above && `^{${above}}`}${child(element, 'e')}`;
}

function brackets(element: XmlElement): string {
  const [opens, closes] = [property(element, 'begChr') ?? '(', property(element, 'endChr') ?? ')'];
  const between = property(element, 'sepChr') ?? '|';
  return `\\left${bracket(opens)}${childrenOf(element, 'e').map(inside).join(between)}\\right${bracket(closes)}`;
}

const bracket = (sign: string): string => {
  if (sign === '') return '.';
  return /[{}]/.test(sign) ? `\\${sign}` : /[‖∥]/.test(sign) ? '\\|' : (BRACKETS[sign] ?? sign);
};
const BRACKETS: Readonly<Record<string, string>> = {
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '〈': '\\langle ',
  '〉': '\\rangle ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
};

const functionName = (name: string): string =>
  NAMED_FUNCTION.test(name) ? `\\${name} ` : /^\p{L}{2,}$/u.test(name) ? `\\operatorname{${name}}` : name;

const ACCENTS: Readonly<Record<string, string>> = {
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u20d7': '\\vec',
};

const table = (name: string, rows: readonly string[]): string =>
  `\\begin{${name}}${rows.join(' \\\\ ')}\\end{${name}}`;

/** The signs of a run; words stay words. */
const signs = (text: string): string => [...text].map(commandFor).join('');

const GREEK =
  'α alpha β beta γ gamma δ delta ε epsilon ϵ epsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu ν nu ξ xi π pi ρ rho σ sigma τ tau υ upsilon φ phi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Φ Phi Ψ Psi Ω Omega';
const OPERATORS =
  '× times ÷ div ± pm ∓ mp · cdot ⋅ cdot ≤ le ≥ ge ≠ ne ≈ approx ≡ equiv ∝ propto ∞ infty → to ← leftarrow ⇒ Rightarrow ⇔ Leftrightarrow ⇌ rightleftharpoons ∈ in ∉ notin ⊂ subset ⊆ subseteq ∪ cup ∩ cap ∅ emptyset ∀ forall ∃ exists ∂ partial ∇ nabla ∫ int ∬ iint ∮ oint ∑ sum ∏ prod ∠ angle ⊥ perp ∥ parallel ∴ therefore ∵ because ¬ neg ∧ wedge ∨ vee … dots ⋯ cdots ° degree ′ prime ℝ R';

const COMMANDS: ReadonlyMap<string, string> = new Map(
  `${GREEK} ${OPERATORS}`
    .split(' ')
    .flatMap((word, at, words): [string, string][] => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])),
);
/** Signs with a meaning in formulas. */
const ESCAPED = /[#$%&_{}]/;

/** The TeX of a sign. */
function commandFor(sign: string): string {
  if (sign === '−') return '-';
  if (sign === 'ℝ') return '\\mathbb{R}';
  if (sign === '°') return '^{\\circ}';
  if (sign === '′') return "'";
  if (ESCAPED.test(sign)) return `\\${sign}`;
  if (sign === '\\') return '\\backslash ';
  // Mathematical letters, such as an italic x, become plain ones.
  const plain = sign.normalize('NFKC');
  const command = COMMANDS.get(sign) ?? COMMANDS.get(plain);
  return command === undefined ? (plain.length === 1 ? plain : sign) : `\\${command} `;
}

const NAMED_FUNCTION =
  /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lim|max|min|exp|gcd|det)$/;
