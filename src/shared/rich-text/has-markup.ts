// Each finds what could mark something; what it finds needs not to.
const MARKS = [
  /\]\(|\\[*_`$[!.)-]|```/,
  /^ {0,3}([-*]|\d{1,9}[.)])[ \t]+\S[\s\S]*\n {0,9}([-*]|\d{1,9}[.)])[ \t]+\S/m,
  /\|[^|\n]*\n {0,3}[|:-]|\n {0,3}(?:[|:]|-+[ \t]*[|:])/,
];

/** What opens something, its first sign with it, and what closes it behind that. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/\*[^\s*]/, /\*/],
  [/(?<![_\p{L}\p{N}])_[^_\s]/u, /_(?![_\p{L}\p{N}])/u],
  [/`[^`]/, /`/],
  [/\$[^\s$]/, /\$/],
  [/\$\$[\s\S]/, /\$\$/],
];

/** False where the rich text looks exactly like the plain one; true says only that it may not. */
export const hasMarkup = (text: string): boolean =>
  /[*_`$\\\]|]|^ {0,3}[-:\d]/m.test(text) &&
  (MARKS.some((mark) => mark.test(text)) || PAIRS.some((pair) => hasPair(text, pair)));

/** The first that opens has all behind it that could close: one pattern for both would look for that from each. */
function hasPair(text: string, [opens, closes]: (typeof PAIRS)[number]): boolean {
  const opening = opens.exec(text);
  return opening !== null && closes.test(text.slice(opening.index + opening[0].length));
}
