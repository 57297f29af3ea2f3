// Each finds what could mark something; what it finds needs not to.
const MARKS = [
  /\*[^\s*][\s\S]*?\*|(?<![_\p{L}\p{N}])_[^_\s][\s\S]*?_(?![_\p{L}\p{N}])/u,
  /`[^`][\s\S]*?`|```/,
  /\$[^\s$][\s\S]*?\$|\$\$[\s\S]+?\$\$/,
  /\]\(|\\[*_`$[!.)-]/,
  /^ {0,3}([-*]|\d{1,9}[.)])[ \t]+\S[\s\S]*\n {0,9}([-*]|\d{1,9}[.)])[ \t]+\S/m,
  /\|.*\n {0,3}[|:-]|\n {0,3}(?:[|:]|-+[ \t]*[|:])/,
];

/** False where the rich text looks exactly like the plain one; true says only that it may not. */
export const hasMarkup = (text: string): boolean =>
  /[*_`$\\\]|]|^ {0,3}[-:\d]/m.test(text) && MARKS.some((mark) => mark.test(text));
