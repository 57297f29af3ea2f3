import { readHtml } from './html';
import { lineText } from './html-code';

/** The words of HTML, for answers compared exactly and for lists of options. */
export const wordsOf = (html: string): string => lineText(readHtml(html)).trim();
