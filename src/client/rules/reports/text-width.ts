/** Chinese, Japanese and Korean letters and pictures count as two. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** Combining and invisible characters take no space. */
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/u;
const BROAD = /[MWmw@%—]/;
const CAPITAL = /\p{Lu}/u;

const widthOf = (letter: string): number => {
  if (NARROW.test(letter)) return 0;
  if (WIDE.test(letter)) return 2;
  if (BROAD.test(letter)) return 1.8;
  return CAPITAL.test(letter) ? 1.3 : 1;
};

/** The approximate width of a text in letters of average width, rounded up. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** The text cut to a width, with an ellipsis if shortened. */
export function cutToWidth(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let [kept, used] = ['', 1];
  for (const letter of text) {
    used += widthOf(letter);
    if (used > width) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
