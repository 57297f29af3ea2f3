import { richFromPlain } from '../../rich-text/plain-to-rich';
import { writeBlocks } from '../../rich-text/write';
import { type HtmlElement, type HtmlNode, hasClass, htmlText, isHtmlElement, readHtml } from './html';
import { codeText, withoutEmptyEnds } from './html-code';
import { splitFormulas } from './html-formulas';
import type { Marks } from './html-leaves';
import { plainSpaces } from './html-lines';
import { listBlocks } from './html-lists';
import { htmlNotes } from './html-notes';
import { type Blocks, blocksOfPage, type Page, paragraph } from './html-page';
import { addPart } from './html-parts';
import { tableBlocks } from './html-tables';

export interface RichReading {
  /** A rich text, ready to be stored. */
  readonly text: string;
  /** HTML content that rich text cannot hold: a video, a meaningful colour, a missing picture. */
  readonly notes: readonly string[];
}

/** The stored name of the picture at an address; undefined if the file does not contain it. */
export type PictureOf = Page['pictureOf'];

/**
 * HTML as rich text: paragraphs, lists, tables, bold, italic, code, formulas and pictures; anything else
 * becomes its words.
 */
export function richFromHtml(html: string, pictureOf: PictureOf): RichReading {
  const nodes = readHtml(html);
  const notes = new Set<string>();
  const page = { pictureOf, notes, hasMathScripts: html.includes('math/tex'), walk };
  const text = nodes.some(isHtmlElement)
    ? writeBlocks(blocksOfPage(nodes, page))
    : richFromWords(plainSpaces(nodes.join('')));
  // A single leading space is an editing slip.
  return { text: text.replace(/^ (?! )/, ''), notes: [...notes] };
}

/** Converts a text without elements. */
function richFromWords(text: string): string {
  const parts = splitFormulas(text);
  if (parts.every(({ kind }) => kind === 'text')) return richFromPlain(text);
  return writeBlocks([paragraph(parts)]);
}

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const DROPPED = named(
  'style head title xml template noscript datalist annotation annotation-xml rp base meta link param source track area col colgroup',
);
const BLOCK = named(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form header ' +
    'hgroup html legend li main nav p search section summary option optgroup td th tr tbody thead tfoot caption hr',
);
const HEADING = named('h1 h2 h3 h4 h5 h6');
const STRONG = named('b strong');
const SLANTED = named('i em cite dfn var');

/** Adds the contents of nodes to the blocks before them. */
function walk(nodes: readonly HtmlNode[], blocks: Blocks, marks: Marks): void {
  for (const node of nodes) {
    if (isHtmlElement(node)) walkElement(node, blocks, marks);
    else blocks.line.addText(node, marks);
  }
}

function walkElement(element: HtmlElement, blocks: Blocks, marks: Marks): void {
  const { name, children } = element;
  if (DROPPED.has(name) || isDrawnFormula(element, blocks.page)) return;
  if (addPart(element, blocks, marks)) return;
  if (name === 'ul' || name === 'ol' || name === 'menu') blocks.add(listBlocks(element, blocks.page, marks));
  else if (name === 'table') blocks.add(tableBlocks(element, blocks.page, marks));
  else if (name === 'pre') addCode(element, blocks, marks);
  else if (BLOCK.has(name) || HEADING.has(name)) {
    blocks.endParagraph();
    walk(children, blocks, marksIn(element, marks, blocks.page));
    blocks.endParagraph();
  } else walk(children, blocks, marksIn(element, marks, blocks.page));
}

/** Formulas drawn by MathJax and KaTeX beside their source. */
const isDrawnFormula = (element: HtmlElement, { hasMathScripts }: Page): boolean =>
  hasClass(element, 'katex-html') ||
  (hasMathScripts && /(?:^|\s)MathJax(?:_|\s|$)/.test(element.attributes.class ?? ''));

function marksIn({ name, attributes, children }: HtmlElement, marks: Marks, { notes }: Page): Marks {
  const style = attributes.style ?? '';
  const isUnderlined = name === 'u' || /text-decoration[^;]*underline/i.test(style);
  const isStruck = name === 's' || name === 'strike' || name === 'del' || /line-through/i.test(style);
  const words = isUnderlined || isStruck ? htmlText(children).trim() : '';
  if (isUnderlined && words) notes.add(htmlNotes.underlined(words));
  if (isStruck && words) notes.add(htmlNotes.struck(words));
  const script = name === 'sub' || name === 'sup' ? name : scriptIn(style);
  return {
    strong:
      marks.strong || STRONG.has(name) || HEADING.has(name) || /font-weight:\s*(?:bold|[6-9]00)/i.test(style),
    em: marks.em || SLANTED.has(name) || isUnderlined || /font-style:\s*italic/i.test(style),
    script: script ?? marks.script,
  };
}

const scriptIn = (style: string): Marks['script'] =>
  /vertical-align:\s*super/i.test(style) ? 'sup' : /vertical-align:\s*sub/i.test(style) ? 'sub' : null;

/** Adds its lines unchanged, and its pictures below. */
function addCode(element: HtmlElement, blocks: Blocks, marks: Marks): void {
  const text = withoutEmptyEnds(codeText(element.children));
  blocks.add(text.trim() === '' ? [] : [{ kind: 'code', text }]);
  const pictures = (nodes: readonly HtmlNode[]): HtmlElement[] =>
    nodes.filter(isHtmlElement).flatMap((node) => (node.name === 'img' ? [node] : pictures(node.children)));
  walk(pictures(element.children), blocks, marks);
  blocks.endParagraph();
}
