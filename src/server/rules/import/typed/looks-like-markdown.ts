const SIGNS = [
  /^ {0,3}#{1,6} \S/m,
  /^ {0,3}(?:```|~~~)/m,
  /^ {0,6}[-*+] \[[ xX]\] /m,
  /(?:^|[\s(>-])\*\*[^\s*][^*\n]*\*\*/m,
  /^\|.*\n {0,3}\|? ?:?-{2,}/m,
  /!?\[[^[\]\n]{1,200}\]\([^\s()]{1,500}\)/,
];

/** Whether a typed text has signs of Markdown: headings, code, boxes, bold, tables, links. */
export const looksLikeMarkdown = (text: string): boolean => {
  const plain = text.replace(/\r\n?/g, '\n');
  return SIGNS.some((sign) => sign.test(plain));
};
