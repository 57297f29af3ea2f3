import type { Inline } from '../../../../shared/rich-text/nodes';
import { decodedAddress } from '../decoded-address';
import { findElement, type HtmlElement, htmlText, isHtmlElement, readHtml } from './html';
import { texOfMathml } from './mathml-to-tex';

type Formula = Extract<Inline, { kind: 'formula' }>;
type TextOrFormula = Formula | Extract<Inline, { kind: 'text' }>;

const COMMENT = /(?<!\\)%[^\n]*/g;

/** A formula in our notation: on one line and trimmed; undefined if empty. */
export function formulaOf(source: string, display: boolean): Formula | undefined {
  const tex = source
    .replace(COMMENT, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\\)\$/g, '\\$');
  // A trailing backslash would escape the dollar.
  if (tex === '' || /(?<!\\)(?:\\\\)*\\$/.test(tex.slice(-20))) return undefined;
  return { kind: 'formula', source: '', tex, display };
}

const DELIMITERS = [
  { begin: '\\(', end: '\\)', display: false },
  { begin: '\\[', end: '\\]', display: true },
  { begin: '$$', end: '$$', display: true },
  { begin: '[tex]', end: '[/tex]', display: false },
] as const;
const BEGIN = /\\\(|\\\[|\$\$|\[tex\]/g;

/** Splits off the formulas by MathJax's rules; a single dollar is money. */
export function splitFormulas(text: string): TextOrFormula[] {
  const parts: TextOrFormula[] = [];
  const missing = new Set<string>();
  let from = 0;
  BEGIN.lastIndex = 0;
  for (let match = BEGIN.exec(text); match; match = BEGIN.exec(text)) {
    const [begin] = match;
    const delimiter = DELIMITERS.find((each) => each.begin === begin);
    // A delimiter missing once is missing from there on, so it is not searched for again.
    if (!delimiter || missing.has(delimiter.end)) continue;
    const end = text.indexOf(delimiter.end, match.index + begin.length);
    if (end === -1) {
      missing.add(delimiter.end);
      continue;
    }
    const formula = formulaOf(text.slice(match.index + begin.length, end), delimiter.display);
    if (!formula) continue;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push(formula);
    from = end + delimiter.end.length;
    BEGIN.lastIndex = from;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

const TEX_ADDRESS =
  /(?:latex\.codecogs\.com\/(?:[a-z]+\.)?(?:latex|image)\?|[?&]cht=tx&(?:amp;)?chl=|\/equation_images\/)([^"']+)$/;

/** The formula of a picture, if its element has one. */
export function formulaOfImage({ attributes }: HtmlElement): Formula | undefined {
  const { alt = '', src = '', class: names = '' } = attributes;
  const said = attributes['data-equation-content'] ?? attributes['data-latex'] ?? attributes['data-tex'];
  if (said) return formulaOf(said, false);
  const wiris = formulaOfWiris(attributes['data-mathml'] ?? '');
  if (wiris) return wiris;
  const canvas = /^\s*LaTeX:\s*/.exec(alt)?.[0];
  if (canvas !== undefined) return formulaOf(alt.slice(canvas.length), false);
  if (/\b(?:texrender|latex|tex|equation_image|mwe-math\S*)\b/.test(names) && alt !== '')
    return formulaOf(alt, false);
  const address = TEX_ADDRESS.exec(src.slice(0, 2000))?.[1];
  return address === undefined ? undefined : formulaOf(decodedAddress(decodedAddress(address)), false);
}

/** A formula editor's replacements for XML's special characters. */
const WIRIS: Readonly<Record<string, string>> = { '«': '<', '»': '>', '¨': '"', '§': '&', '`': "'" };

function formulaOfWiris(mathml: string): Formula | undefined {
  if (!mathml.startsWith('«math')) return undefined;
  const [math] = readHtml(mathml.replace(/[«»¨§`]/g, (sign) => WIRIS[sign] ?? sign));
  return math !== undefined && isHtmlElement(math) ? formulaOfMath(math) : undefined;
}

/** The formula of a MathJax script; undefined for any other script. */
export function formulaOfScript({ attributes, children }: HtmlElement): Formula | undefined {
  const type = attributes.type ?? '';
  if (!type.startsWith('math/tex')) return undefined;
  return formulaOf(htmlText(children), /mode=display/.test(type));
}

/** The source of a MathML formula, if its element has one. */
export function formulaOfMath({ attributes, children }: HtmlElement): Formula | undefined {
  const annotation = findElement(
    children,
    ({ name, attributes: { encoding = '' } }) => name === 'annotation' && /tex/i.test(encoding),
  );
  const source = annotation
    ? htmlText(annotation.children)
    : texOfMathml({ name: 'math', attributes, children });
  const display = attributes.display === 'block';
  return formulaOf(source ?? '', display) ?? formulaOf(attributes.alttext ?? '', display);
}
