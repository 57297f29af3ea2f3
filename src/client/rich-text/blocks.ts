const BLOCK = /<(?:p|ul|ol|pre|table|blockquote|hr|div)\b/;

export const hasBlocks = (html: string): boolean => BLOCK.test(html);

const FIRST_PARAGRAPH = /^\s*<p\b[^>]*>([\s\S]*?)<\/p>\s*/;

/** The first paragraph, allowed in a heading, and the rest. */
export interface Parts {
  readonly lead: string | undefined;
  readonly rest: string | undefined;
}

/** Paragraphs do not nest, so the first end tag closes it. */
export function partsOf(html: string): Parts {
  if (!hasBlocks(html)) return { lead: html, rest: undefined };
  const [paragraph, lead] = FIRST_PARAGRAPH.exec(html) ?? ['', undefined];
  return { lead, rest: html.slice(paragraph.length) || undefined };
}
