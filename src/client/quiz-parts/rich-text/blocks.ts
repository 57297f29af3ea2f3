const BLOCK = /<(?:p|ul|ol|pre|table|blockquote|hr|div)\b/;

/** Whether the HTML of a text is more than one paragraph. */
export const hasBlocks = (html: string): boolean => BLOCK.test(html);

const FIRST_PARAGRAPH = /^\s*<p\b[^>]*>([\s\S]*?)<\/p>\s*/;

/** The first paragraph, which may stand in a heading, and what follows it. */
export interface Parts {
  readonly lead: string | undefined;
  readonly rest: string | undefined;
}

/** A paragraph holds no other, so it ends at the first end. */
export function partsOf(html: string): Parts {
  if (!hasBlocks(html)) return { lead: html, rest: undefined };
  const [paragraph, lead] = FIRST_PARAGRAPH.exec(html) ?? ['', undefined];
  return { lead, rest: html.slice(paragraph.length) || undefined };
}
