import { writeBlocks } from '../../rich-text/write';
import { richFromPlain } from '../plain-to-rich';
import { isHtmlElement, readHtml } from './html';
import { walk } from './html-blocks';
import { splitFormulas } from './html-formulas';
import { plainSpaces } from './html-lines';
import { blocksOfPage, type Page, paragraph } from './html-page';

export interface RichReading {
  /** A rich text, ready to be stored. */
  readonly text: string;
  /** What the HTML says and a rich text does not: a video, a colour that means something, a picture that is not there. */
  readonly notes: readonly string[];
}

/** The name under which a picture of this address is kept, or undefined where the file does not have it. */
export type PictureOf = Page['pictureOf'];

/** HTML as a rich text: paragraphs, lists, tables, bold, italic, code, formulas and pictures; all else is its words. */
export function richFromHtml(html: string, pictureOf: PictureOf): RichReading {
  const nodes = readHtml(html);
  const notes = new Set<string>();
  const page = { pictureOf, notes, hasMathScripts: html.includes('math/tex'), walk };
  const text = nodes.some(isHtmlElement)
    ? writeBlocks(blocksOfPage(nodes, page))
    : richFromWords(plainSpaces(nodes.join('')));
  // One space before all is a slip of an editor.
  return { text: text.replace(/^ (?! )/, ''), notes: [...notes] };
}

/** A text without elements, which comes out as it stands. */
function richFromWords(text: string): string {
  const parts = splitFormulas(text);
  if (parts.every(({ kind }) => kind === 'text')) return richFromPlain(text);
  return writeBlocks([paragraph(parts)]);
}
