import { type HtmlNode, isHtmlElement } from './html';

/** The placeholder of a preserved space while others are collapsed. */
const KEPT = '\ufdd1';

/** A text with its line breaks; non-breaking spaces become plain spaces, as programs expect. */
export const codeText = (nodes: readonly HtmlNode[], hardSpace = ' '): string =>
  nodes
    .map((node) => {
      if (!isHtmlElement(node)) return node.replace(/\r\n?/g, '\n').replaceAll('\u00a0', hardSpace);
      if (node.name === 'br') return '\n';
      const text = codeText(node.children, hardSpace);
      return /^(?:p|div|li)$/.test(node.name) && !text.endsWith('\n') ? `${text}\n` : text;
    })
    .join('');

/** The words in one line, with spaces collapsed. */
export const lineText = (nodes: readonly HtmlNode[]): string =>
  codeText(nodes, KEPT).replace(/\s+/g, ' ').trim().replaceAll(KEPT, ' ');

export const withoutEmptyEnds = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
