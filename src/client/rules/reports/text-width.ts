/** Letters of Chinese, Japanese and Korean, and pictures, are as wide as two others. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** Signs above and below others take no room, and neither do those that nobody sees. */
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/u;
const BROAD = /[MWmw@%—]/;
const CAPITAL = /\p{Lu}/u;

const widthOf = (letter: string): number => {
  if (NARROW.test(letter)) return 0;
  if (WIDE.test(letter)) return 2;
  if (BROAD.test(letter)) return 1.8;
  return CAPITAL.test(letter) ? 1.3 : 1;
};

/** About how wide a text is, in letters of usual width; rather too wide. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** As much of a text as is at most so wide, with an ellipsis where something is missing. */
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
