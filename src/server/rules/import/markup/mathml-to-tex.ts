import { formulaIssue } from '../../../../shared/rich-text/formula';
import { type HtmlElement, htmlText, isHtmlElement } from './html';

const OPERATORS: Readonly<Record<string, string>> = {
  ...{ '×': '\\times ', '⋅': '\\cdot ', '·': '\\cdot ', '−': '-', '÷': '\\div ', '±': '\\pm ', '∓': '\\mp ' },
  ...{
    '≤': '\\le ',
    '≥': '\\ge ',
    '≠': '\\ne ',
    '≈': '\\approx ',
    '∞': '\\infty ',
    '→': '\\to ',
    '∈': '\\in ',
  },
  ...{
    '∑': '\\sum ',
    '∏': '\\prod ',
    '∫': '\\int ',
    '∂': '\\partial ',
    '∇': '\\nabla ',
    '⇒': '\\Rightarrow ',
  },
  ...{ '…': '\\dots ', '\u2061': '', '\u2062': '', '\u2063': '', '\u2064': '' },
  ...{ '{': '\\{', '}': '\\}', '%': '\\%', '#': '\\#', '&': '\\&', $: '\\$', _: '\\_', '\\': '\\backslash ' },
};
const FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max min det gcd'.split(' '),
);
const ACCENTS: Readonly<Record<string, string>> = {
  ...{
    '¯': 'overline',
    '‾': 'overline',
    _: 'overline',
    '→': 'vec',
    '⃗': 'vec',
    '^': 'hat',
    ˆ: 'hat',
    '˙': 'dot',
    '~': 'tilde',
  },
};
const GROUPS = new Set(['math', 'mrow', 'mstyle', 'mpadded', 'merror', 'maction']);

/** A MathML formula as TeX; undefined if an element is unknown or the result cannot be rendered. */
export function texOfMathml(math: HtmlElement): string | undefined {
  try {
    const tex = texOf(math).trim();
    return tex === '' || formulaIssue(tex) !== undefined ? undefined : tex;
  } catch {
    return undefined;
  }
}

const partsOf = ({ children }: HtmlElement): HtmlElement[] => children.filter(isHtmlElement);
const joined = (element: HtmlElement): string => partsOf(element).map(texOf).join('');

function texOf(element: HtmlElement): string {
  const { name } = element;
  if (GROUPS.has(name)) return joined(element);
  if (name === 'semantics') return partsOf(element).slice(0, 1).map(texOf).join('');
  if (name === 'mi' || name === 'mn' || name === 'mo') return tokenOf(element);
  if (name === 'mtext' || name === 'ms')
    return `\\text{${htmlText(element.children).replace(/[\\{}$%#&_^~]/g, ' ')}}`;
  if (name === 'mspace') return '\\ ';
  if (name === 'msqrt') return `\\sqrt{${joined(element)}}`;
  if (name === 'mfenced') return fencedOf(element);
  if (name === 'mtable') return tableOf(element);
  return scriptsOf(element);
}

function tokenOf({ name, children }: HtmlElement): string {
  const text = htmlText(children).trim();
  if (name === 'mi' && FUNCTIONS.has(text)) return `\\${text} `;
  if (name === 'mi' && /^\p{L}{2,}$/u.test(text)) return `\\mathrm{${text}}`;
  return Array.from(text, (sign) => OPERATORS[sign] ?? sign).join('');
}

/** Scripts and fractions, with two or three parts in fixed positions. */
function scriptsOf(element: HtmlElement): string {
  const [base = '', first = '', second = ''] = partsOf(element).map(texOf);
  switch (element.name) {
    case 'mfrac':
      return `\\frac{${base}}{${first}}`;
    case 'mroot':
      return `\\sqrt[${first}]{${base}}`;
    case 'msub':
      return `{${base}}_{${first}}`;
    case 'msup':
      return `{${base}}^{${first}}`;
    case 'msubsup':
      return `{${base}}_{${first}}^{${second}}`;
    case 'munder':
      return isLimit(base) ? `${base}_{${first}}` : `\\underset{${first}}{${base}}`;
    case 'munderover':
      return `${base}_{${first}}^{${second}}`;
    case 'mover': {
      const sign = htmlText(partsOf(element)[1]?.children ?? []).trim();
      const accent = ACCENTS[sign];
      return accent ? `\\${accent}{${base}}` : `\\overset{${first}}{${base}}`;
    }
    default:
      throw new Error(`MathML of the kind ${element.name}`);
  }
}

const isLimit = (base: string): boolean => /^\\(?:lim|max|min|sum|prod|int) $/.test(base);

function fencedOf(element: HtmlElement): string {
  const { open = '(', close = ')', separators = ',' } = element.attributes;
  const side = (sign: string) => (sign === '' ? '.' : (OPERATORS[sign] ?? sign).trim());
  return `\\left${side(open)} ${partsOf(element).map(texOf).join(separators.trim().charAt(0))} \\right${side(close)}`;
}

function tableOf(element: HtmlElement): string {
  const rows = partsOf(element).map((row) => partsOf(row).map(joined).join(' & '));
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`;
}
