import { type HtmlNode, isHtmlElement } from './html';

/** Stands for a space that stays while the others are read. */
const KEPT = '\ufdd1';

/** A text with its breaks; spaces that only look so become some, as programs want. */
export const codeText = (nodes: readonly HtmlNode[], hardSpace = ' '): string =>
  nodes
    .map((node) => {
      if (!isHtmlElement(node)) return node.replace(/\r\n?/g, '\n').replaceAll('\u00a0', hardSpace);
      if (node.name === 'br') return '\n';
      const text = codeText(node.children, hardSpace);
      return /^(?:p|div|li)$/.test(node.name) && !text.endsWith('\n') ? `${text}\n` : text;
    })
    .join('');

/** The words in one line, one space for many as a page shows them. */
export const lineText = (nodes: readonly HtmlNode[]): string =>
  codeText(nodes, KEPT).replace(/\s+/g, ' ').trim().replaceAll(KEPT, ' ');

/** Without the empty lines before and behind. */
export const withoutEmptyEnds = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
