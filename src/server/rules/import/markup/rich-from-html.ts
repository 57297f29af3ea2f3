import { richFromPlain } from '../../rich-text/plain-to-rich';
import { writeBlocks } from '../../rich-text/write';
import { isHtmlElement, readHtml } from './html';
import { walk } from './html-blocks';
import { splitFormulas } from './html-formulas';
import { plainSpaces } from './html-lines';
import { blocksOfPage, type Page, paragraph } from './html-page';

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
