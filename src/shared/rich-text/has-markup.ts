// Necessary conditions for markup; a match does not prove it.
const MARKS = [
  /\]\(|\\[*_`$[!.)-]|```/,
  /^ {0,3}([-*]|\d{1,9}[.)])[ \t]+\S[\s\S]*\n {0,9}([-*]|\d{1,9}[.)])[ \t]+\S/m,
  /\|[^|\n]*\n {0,3}[|:-]|\n {0,3}(?:[|:]|-+[ \t]*[|:])/,
];

/** An opening mark with the character after it, and its closing mark. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/\*[^\s*]/, /\*/],
  [/(?<![_\p{L}\p{N}])_[^_\s]/u, /_(?![_\p{L}\p{N}])/u],
  [/`[^`]/, /`/],
  [/\$[^\s$]/, /\$/],
  [/\$\$[\s\S]/, /\$\$/],
];

/** False if the rich text looks exactly like the plain text; true if it may differ. */
export const hasMarkup = (text: string): boolean =>
  /[*_`$\\\]|]|^ {0,3}[-:\d]/m.test(text) &&
  (MARKS.some((mark) => mark.test(text)) || PAIRS.some((pair) => hasPair(text, pair)));

/** Tests only the first opening mark: any closing mark follows it, and a combined pattern would take quadratic time. */
function hasPair(text: string, [opens, closes]: (typeof PAIRS)[number]): boolean {
  const opening = opens.exec(text);
  return opening !== null && closes.test(text.slice(opening.index + opening[0].length));
}
