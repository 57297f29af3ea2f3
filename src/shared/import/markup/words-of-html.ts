import { readHtml } from './html';
import { lineText } from './html-code';

/** The words of HTML, for what is compared to the letter and for lists to choose from. */
export const wordsOf = (html: string): string => lineText(readHtml(html)).trim();
