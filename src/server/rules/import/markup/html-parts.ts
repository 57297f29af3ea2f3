import type { Inline } from '../../../../shared/rich-text/nodes';
import { pictureAlt } from '../imported-pictures';
import { type HtmlElement, htmlText } from './html';
import { codeText, lineText, withoutEmptyEnds } from './html-code';
import { formulaOf, formulaOfImage, formulaOfMath, formulaOfScript } from './html-formulas';
import type { Marks } from './html-leaves';
import { htmlNotes } from './html-notes';
import type { Blocks } from './html-page';

const MEDIA = new Set(['video', 'audio', 'iframe', 'object', 'embed', 'applet', 'frame']);
const CODE = new Set(['code', 'tt', 'kbd', 'samp']);
const FIELDS = new Set(['input', 'textarea', 'select']);

/** Adds an inline element that is more than its words; false if it is none. */
export function addPart(element: HtmlElement, blocks: Blocks, marks: Marks): boolean {
  const { name, children, attributes } = element;
  const { line, page } = blocks;
  if (name === 'br') line.addBreak(marks);
  else if (name === 'img') addPicture(element, blocks, marks);
  else if (name === 'script') addIfAny(formulaOfScript(element), blocks, marks);
  else if (name === 'math') addMath(element, blocks, marks);
  else if (name === 'tex') addIfAny(formulaOf(htmlText(children), false), blocks, marks);
  else if (name === 'svg' || name === 'canvas') page.notes.add(htmlNotes.drawing);
  else if (MEDIA.has(name)) page.notes.add(htmlNotes.media(addressOf(element)));
  else if (CODE.has(name)) addCode(element, blocks, marks);
  else if (name === 'a' && attributes.href) addLink(element, blocks, marks);
  else if (name === 'q' || name === 'rt') {
    line.addText(name === 'q' ? '“' : '(', marks);
    blocks.walk(children, marks);
    line.addText(name === 'q' ? '”' : ')', marks);
  } else if (FIELDS.has(name) && attributes.type !== 'hidden') page.notes.add(htmlNotes.field);
  else return false;
  return true;
}

function addIfAny(
  node: Exclude<Inline, { kind: 'strong' | 'em' }> | undefined,
  { line }: Blocks,
  marks: Marks,
): void {
  if (node) line.add(node, marks);
}

function addPicture(element: HtmlElement, { line, page }: Blocks, marks: Marks): void {
  const { src = '', alt = '', title = '' } = element.attributes;
  const formula = formulaOfImage(element);
  const uploadId = formula || src === '' ? undefined : page.pictureOf(src);
  const words = pictureAlt(alt || title);
  if (formula) line.add(formula, marks);
  else if (uploadId !== undefined) line.add({ kind: 'image', uploadId, alt: words }, marks);
  else if (src !== '') page.notes.add(htmlNotes.pictureMissing(src, words));
}

function addMath(element: HtmlElement, { line, page }: Blocks, marks: Marks): void {
  const formula = formulaOfMath(element);
  const words = htmlText(element.children).replace(/\s+/g, ' ').trim();
  if (formula) line.add(formula, marks);
  else if (words !== '') {
    page.notes.add(htmlNotes.formulaByCharacters(words));
    line.addText(words, marks);
  }
}

const addressOf = ({ attributes: { src, data }, children }: HtmlElement): string => {
  const nested = children.flatMap((node) => (typeof node === 'string' ? [] : [node.attributes.src ?? '']));
  return src ?? data ?? nested.find((address) => address !== '') ?? '';
};

function addCode({ children }: HtmlElement, blocks: Blocks, marks: Marks): void {
  const text = codeText(children);
  const line = lineText(children);
  if (text.trim().includes('\n')) blocks.add([{ kind: 'code', text: withoutEmptyEnds(text) }]);
  else if (line !== '') blocks.line.addSpaced({ kind: 'code', text: line }, htmlText(children), marks);
}

const ANYWHERE = /^(?:https?:\/\/|mailto:)/i;

/** A link within the course has no target here; its contents remain. */
function addLink(element: HtmlElement, blocks: Blocks, marks: Marks): void {
  const address = (element.attributes.href ?? '').trim().replaceAll(' ', '%20');
  const words = htmlText(element.children).replace(/\s+/g, ' ');
  const label = words.trim();
  const isOnlyWords = element.children.every((node) => typeof node === 'string');
  const isAnywhere = ANYWHERE.test(address);
  if (isAnywhere && label !== '' && isOnlyWords) {
    const text = { kind: 'text', text: label } as const;
    const isItself = label === address || `mailto:${label}` === address;
    const link = isItself ? text : ({ kind: 'link', address, children: [text] } as const);
    blocks.line.addSpaced(link, words, marks);
    return;
  }
  blocks.walk(element.children, marks);
  if (isAnywhere && label !== '')
    blocks.line.addText(` (${address})${words.endsWith(' ') ? ' ' : ''}`, marks);
  else if (label !== '' && !/^(?:#|javascript:)/i.test(address)) blocks.page.notes.add(htmlNotes.link(label));
}
